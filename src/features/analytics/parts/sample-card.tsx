import { copy } from '#src/features/analytics/copy.ts';
import { signedText } from '#src/features/analytics/figures-text.ts';
import { IntervalRows } from '#src/ui/charts/interval-rows.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';

const words = copy.sampleCard;
const TREND = [21.4, 19.8, 22.6, 18.9, 20.1, 17.4, 18.2, 16.8];
const around = (value: number, half: number) => ({ value, low: value - half, high: value + half });

/**
 * Previews what rounds will show here. The figures are invented, greyed and labelled a sample. Screen readers skip
 * them.
 */
export const SampleCard = () => (
  <section aria-label={words.label} className="rule-t flex flex-col gap-4 pt-4">
    <p className="label text-rough">{words.label}</p>
    <div aria-hidden="true" inert className="grid gap-x-10 gap-y-8 opacity-55 grayscale xl:grid-cols-2">
      <LineTrend
        title={copy.score.trend}
        measure={copy.score.differential}
        points={TREND.map((value, at) => ({ when: words.round(at + 1), value }))}
        format={(value) => signedText(value)}
        band={{ from: 17, to: 20.5, name: copy.sampleCard.level }}
        words={copy.words}
      />
      <IntervalRows
        title={copy.gained.title}
        rows={[
          { name: copy.gained.parts['off-tee'], interval: around(-2.1, 0.7), sample: '' },
          { name: copy.gained.parts.approach, interval: around(-5.4, 1.1), sample: '' },
          { name: copy.gained.parts['short-game'], interval: around(-1.6, 0.6), sample: '' },
          { name: copy.gained.parts.putting, interval: around(-2.9, 0.8), sample: '' },
        ]}
        format={(value) => signedText(value)}
        reference={0}
        words={copy.words}
      />
    </div>
  </section>
);
