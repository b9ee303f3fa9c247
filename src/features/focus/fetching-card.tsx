import { useArrived } from '#src/data/queries/arrival.ts';
import { BusyIcon, CheckIcon } from '#src/ui/icons/icons.ts';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { copy } from './copy.ts';
import { PlayLink } from './play-link.tsx';

const words = copy.fetching;

/**
 * Shown while this device first fetches the golfer's documents: what has arrived, and what the golfer can already do.
 */
export const FetchingCard = () => {
  const arrived = useArrived();
  return (
    <section aria-label={copy.title} aria-busy="true" className="flex flex-col gap-5">
      <ContourDrawing className="mx-auto h-44" />
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="text-rough">{words.text}</p>
      </div>
      <ul>
        {(['rounds', 'practice', 'swings'] as const).map((part) => (
          <li key={part} className="rule-t flex min-h-touch items-center gap-4">
            {arrived[part] > 0 ? (
              <CheckIcon className="size-5" />
            ) : (
              <BusyIcon className="size-5 animate-busy text-rough motion-reduce:animate-none" />
            )}
            <span className="flex-1">{words.parts[part]}</span>
            <span className="figures text-rough">{arrived[part] > 0 ? arrived[part] : words.coming}</span>
          </li>
        ))}
      </ul>
      <PlayLink />
    </section>
  );
};
