import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { issuesOf, readingOf } from '#src/domain/swing-reading/reading-fields.ts';
import { correctSwing } from './correct.ts';

const words = copy.result;
const rates = ['', '30', '60', '120', '240'] as const;

/** Backswing to downswing. If unknown, the reason and what would reveal it. */
export const TempoSection = ({ swing }: { readonly swing: Swing }) => {
  const { tempo, captureFps } = swing;
  const { tempoUncertainty } = readingOf(swing) ?? {};
  const slow = issuesOf(swing).includes('slow-motion');
  const rate = rates.find((one) => one === String(captureFps ?? '')) ?? '';
  const setRate = async (next: (typeof rates)[number]) => {
    const read = await correctSwing(swing, ({ captureFps: _before, ...corrections }) =>
      next === '' ? corrections : { ...corrections, captureFps: Number(next) },
    );
    if (!read.ok) showToast({ text: read.error, tone: 'error' });
  };
  return (
    <Section title={words.tempoTitle}>
      {tempo ? (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <p className="figures text-figure font-medium">{words.tempo(tempo.ratio)}</p>
          <div className="text-note">
            <p>{words.tempoParts(tempo.backswingMs, tempo.downswingMs)}</p>
            <p className="text-rough">
              {tempoUncertainty !== undefined && `${words.tempoSure(tempoUncertainty)} `}
              {words.tempoNormal}
            </p>
          </div>
        </div>
      ) : (
        <p className="measure text-note">{slow ? words.noTempo : words.noTempoStart}</p>
      )}
      {(slow || captureFps !== undefined) && (
        <div className="mt-3 max-w-60">
          <Select
            label={words.rate}
            value={rate}
            onChange={(next) => void setRate(next)}
            options={rates.map((value) => ({ value, label: words.rates[value] }))}
          />
        </div>
      )}
    </Section>
  );
};
