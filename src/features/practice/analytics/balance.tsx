import type { Part } from '@divot/golf-rules';
import { Link } from '@tanstack/react-router';
import { type Balance as Shares, FOCUS_OF_PART, type PracticeArea, areaOfPart, mismatch } from '@divot/practice';
import { ChartFigure } from '#src/ui/charts/chart-figure.tsx';
import { WarnIcon } from '#src/ui/icons/control-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { words } from '#src/features/practice/copy.ts';
import { figures } from './copy.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

const Bar = ({ share, look }: { readonly share: number; readonly look: string }) => (
  <svg width="100%" height="18" className="block overflow-visible">
    <rect x="0" y="2" width={percent(share).replace(' ', '')} height="14" strokeWidth="1.5" className={look} />
  </svg>
);

const name = (area: PracticeArea) => words.areas[area];

/** Practice time against strokes lost, area by area, with the focus in orange. Says so when the two do not match. */
export const Balance = ({
  balance,
  part,
}: {
  readonly balance: Shares | undefined;
  readonly part: Part | undefined;
}) => {
  if (!balance) {
    return (
      <Section title={figures.balance}>
        <p className="measure text-note text-rough">{figures.balanceNeeds}</p>
      </Section>
    );
  }
  const off = mismatch(balance, part);
  const focus = part && areaOfPart(part);
  const [worst] = balance.areas.toSorted((a, b) => b.lost - a.lost);
  return (
    <Section title={figures.balance}>
      <div className="flex flex-col gap-4">
        {off && (
          <div role="status" className="flex items-start gap-3 border-l-4 border-sand bg-sand-tint px-4 py-3">
            <WarnIcon className="mt-0.5 size-5 text-sand-ink" />
            <div className="flex flex-1 flex-col items-start gap-3">
              <p className="text-body font-medium">
                {figures.mismatch(
                  percent(off.most.practice),
                  name(off.most.area).toLowerCase(),
                  percent(off.missing.lost),
                  off.missing === off.most ? undefined : name(off.missing.area).toLowerCase(),
                )}
              </p>
              <Link to="/practice" state={{ focus: part ? FOCUS_OF_PART[part] : 'general' }} className={buttonLook()}>
                {figures.rebalance(name(off.missing.area).toLowerCase())}
              </Link>
            </div>
          </div>
        )}
        <ChartFigure
          title={figures.balanceTitle}
          note={figures.balanceNote(balance.sessions, balance.rounds)}
          columns={[figures.area, figures.practised, figures.lost]}
          rows={balance.areas.map(({ area, practice, lost }) => [name(area), percent(practice), percent(lost)])}
        >
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 text-note">
            {balance.areas.map(({ area, practice, lost }) => (
              <div key={area} className="contents">
                <span className="row-span-2 flex flex-col self-center font-medium">
                  {name(area)}
                  {area === focus && <span className="text-fine text-rough">{figures.focus}</span>}
                </span>
                <Bar share={practice} look="fill-fairway stroke-fairway-ink" />
                <span className="figures text-right">
                  <strong>{percent(practice)}</strong> {figures.practisedShort}
                </span>
                <Bar share={lost} look={area === focus ? 'fill-flag stroke-flag-ink' : 'fill-rough stroke-ink'} />
                <span className="figures mb-2 text-right">
                  <strong>{percent(lost)}</strong> {figures.lostShort}
                </span>
              </div>
            ))}
          </div>
        </ChartFigure>
        {focus && worst && worst.area !== focus && (
          <p className="measure text-note text-rough">
            {figures.whyNotMost(name(worst.area).toLowerCase(), name(focus).toLowerCase())}
          </p>
        )}
      </div>
    </Section>
  );
};
