import { useState } from 'react';
import { leaveRateUnknown } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { asksRate, likelyRates } from '#src/domain/swing-reading/filming-rate.ts';
import { issuesOf } from '#src/domain/swing-reading/reading-fields.ts';
import type { Result } from '@divot/basics';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { correctSwing } from './correct.ts';

const words = copy.result;
const rates = ['', '30', '60', '120', '240'] as const;

/** Measures the clip again as filmed at this rate. */
const filmedAt = (swing: Swing, captureFps: number | undefined): Promise<Result<Swing>> =>
  correctSwing(swing, (corrections) => ({ ...corrections, captureFps }));

/** Asks once whether a clip is slow motion. The answer stays with the clip. */
const SlowMotion = ({ swing }: { readonly swing: Swing }) => {
  const [isAnswered, setAnswered] = useState(false);
  const answer = async (work: Promise<Result<Swing>>) => {
    setAnswered(true);
    const answered = await work;
    succeeded(answered);
    if (!answered.ok) setAnswered(false);
  };
  const asIs = () => answer(filmedAt(swing, swing.playbackFps));
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure text-lead font-medium">{words.slow.question}</p>
      <div className="flex flex-wrap gap-3">
        {likelyRates(swing).map((rate) => (
          <Button key={rate} disabled={isAnswered} onClick={() => void answer(filmedAt(swing, rate))}>
            {words.slow.yes(rate)}
          </Button>
        ))}
        <Button disabled={isAnswered} onClick={() => void asIs()}>
          {words.slow.no}
        </Button>
        <Button variant="quiet" disabled={isAnswered} onClick={() => void answer(leaveRateUnknown(swing.id))}>
          {words.slow.unknown}
        </Button>
      </div>
    </div>
  );
};

/** Backswing to downswing. If unknown, the question or the reason. */
export const TempoSection = ({ swing }: { readonly swing: Swing }) => {
  const { tempo, captureFps } = swing;
  const { tempoUncertainty } = swing.reading ?? {};
  const slow = issuesOf(swing).includes('slow-motion');
  const rate = rates.find((one) => one === String(captureFps ?? '')) ?? '';
  const asks = asksRate(swing);
  return (
    <Section title={words.tempoTitle}>
      {tempo && (
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
      )}
      {!tempo && !asks && <p className="measure text-note">{slow ? words.noTempo : words.noTempoStart}</p>}
      {asks && <SlowMotion key={swing.id} swing={swing} />}
      {!asks && (slow || captureFps !== undefined) && (
        <div className="mt-3 max-w-60">
          <Select
            label={words.rate}
            value={rate}
            onChange={(next) => void filmedAt(swing, next === '' ? swing.playbackFps : Number(next)).then(succeeded)}
            options={rates.map((value) => ({ value, label: words.rates[value] }))}
          />
        </div>
      )}
    </Section>
  );
};
