import { clsx } from 'clsx';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { factData } from '#src/domain/facts.ts';
import { copy } from './showcase-copy.ts';

/** Where the bars of the four parts begin and how long they are, in percent of the row; the third is the costly one. */
const BARS = [
  [50, 6],
  [42, 8],
  [14, 36],
  [50, 22],
] as const;

/** The sample golfer is several times the size of this screen, so it loads on the tap. */
const visit = async (): Promise<void> => {
  try {
    const { visitSample } = await import('#src/data/db/sample-visit.ts');
    await visitSample();
  } catch (error) {
    logError(error);
    showToast({ text: copy.sampleFailed, tone: 'error' });
  }
};

/** What Divot answers, as Home shows it. The golfer is invented, and one tap opens their golf. */
export const Showcase = () => (
  <figure className="mt-10 flex flex-col gap-4 self-start rounded-control bg-fairway-tint p-5 in-data-[theme=sunlight]:edge lg:mt-0 lg:gap-6 lg:p-10">
    <figcaption className="measure text-lead font-strong text-balance lg:text-title">{copy.claim}</figcaption>
    <div aria-hidden="true" className="rounded-control bg-paper p-4 lg:p-6">
      <p className="label text-rough">{copy.label}</p>
      <div
        className="flex items-center gap-x-4"
        {...factData(['loss', `${copy.cost} more`, 'short-game'], ['focus', copy.part], ['index', copy.index])}
      >
        <p className="figures text-figure font-strong text-flag in-data-[theme=sunlight]:bg-flag in-data-[theme=sunlight]:px-2 in-data-[theme=sunlight]:text-ink">
          {copy.cost}
        </p>
        <p className="min-w-0 text-note">
          <span className="block text-body font-strong">{copy.part}</span>
          {copy.more}
        </p>
      </div>
      <div className="mt-3 hidden flex-col gap-2 lg:flex">
        {BARS.map(([left, width], at) => (
          <div key={copy.parts[at]} className="flex items-center gap-3 text-note">
            <span className="w-24">{copy.parts[at]}</span>
            <span className="relative h-3 flex-1 border-y border-rule">
              <span
                className={clsx('absolute inset-y-0', at === 2 ? 'bg-flag' : at === 3 ? 'bg-fairway' : 'bg-rough')}
                style={{ left: `${left}%`, width: `${width}%` }}
              />
            </span>
          </div>
        ))}
      </div>
    </div>
    <ul className="hidden flex-col gap-2 lg:flex">
      {copy.does.map((line) => (
        <li key={line} className="rule-t pt-2">
          {line}
        </li>
      ))}
    </ul>
    <Button size="play" onClick={() => void visit()}>
      {copy.sample}
    </Button>
  </figure>
);
