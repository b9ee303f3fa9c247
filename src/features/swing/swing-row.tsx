import { dayOfMonthText, dayText, timeText } from '#src/platform/clock/day-text.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { useDocumentSync } from '#src/platform/state.ts';
import { SwingPicture } from '#src/ui/figures/fault-picture.tsx';
import { DeskRow } from '#src/ui/layout/desk-table.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';
import { findingText, standingFindings } from './fault-text.ts';
import { SwingMoment } from './result/swing-moment.tsx';
import { usePoses } from './result/use-poses.ts';

/** A swing's short date: the day, or the time when the other swing is from the same day. */
export const apartText = (iso: string, other: string) =>
  dayText(iso) === dayText(other) ? timeText(iso) : dayText(iso);

type Named = Pick<Swing, 'club' | 'view'>;

const clubName = ([swing]: readonly Named[]) => swing?.club ?? copy.swing.unnamed;
const viewNames = (swings: readonly Named[]) => swings.flatMap(({ view }) => (view ? [copy.swing.views[view]] : []));

/** Of one clip, or of several views of one golfer. */
export const swingTitle = (...swings: readonly Named[]): string => [clubName(swings), ...viewNames(swings)].join(DOT);

/** The swing's kind and date. */
export const swingNote = (swing: Pick<Swing, 'club' | 'view' | 'recordedAt'>): string =>
  `${swingTitle(swing)}, ${dayText(swing.recordedAt)}`;

/** The golfer from their own points where this device has them, else a position. Nothing is fetched for it. */
const DrawnSwing = ({ swing }: { readonly swing: Swing }) => {
  const [body] = usePoses(swing, false);
  const [first] = standingFindings(swing);
  if (body.kind === 'reading') return null;
  return (
    <SwingMoment
      swing={swing}
      body={body}
      finding={first}
      className="size-full"
      otherwise={
        <SwingPicture
          view={swing.view ?? 'unknown'}
          hand={swing.handedness ?? 'right'}
          faultId={first?.faultId}
          className="w-full"
        />
      }
    />
  );
};

const Thumbnail = ({ swing, look }: { readonly swing: Swing; readonly look: string }) =>
  swing.thumbnail ? (
    <img src={swing.thumbnail} alt="" className={`${look} shrink-0 rounded-control bg-sunken object-cover`} />
  ) : (
    <span className={`${look} grid shrink-0 place-items-center overflow-hidden rounded-control bg-sunken`}>
      <DrawnSwing swing={swing} />
    </span>
  );

const SyncBadge = ({ id }: { readonly id: string }) => {
  const sync = useDocumentSync('swings', id);
  return (sync === 'pending' || sync === 'syncing') && <Badge>{copy.swing.unsynced}</Badge>;
};

type Props = { readonly swing: Swing; readonly aside?: ReactNode };

/** A swing in a list: picture, kind, findings. */
export const SwingRow = ({ swing, aside }: Props) => (
  <li className="rule-b flex items-center gap-1 last:border-b-0">
    <Link
      to="/video-analysis"
      search={{ swing: swing.id }}
      className="flex min-h-20 min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <Thumbnail swing={swing} look="h-18 w-14" />
      <span className="row-words flex flex-col">
        <span className="font-medium">{swingTitle(swing)}</span>
        <span className="text-note">{findingText([swing])}</span>
        <span className="flex flex-wrap items-center gap-2 text-note text-rough">
          {dayText(swing.recordedAt)}
          {swing.tempo && (
            <span className="figures">
              {copy.result.tempoTitle} {copy.result.tempo(swing.tempo.ratio)}
            </span>
          )}
          <SyncBadge id={swing.id} />
        </span>
      </span>
    </Link>
    {aside}
  </li>
);

/** The same as a row of the desktop table. */
export const SwingLine = ({ swing, aside }: Props) => {
  const club = clubName([swing]);
  const [view] = viewNames([swing]);
  return (
    <DeskRow>
      <th scope="row" className="py-1.5 pr-4 text-left font-medium">
        <span className="flex items-center gap-3">
          <Thumbnail swing={swing} look="h-12 w-9" />
          <span>
            <Link to="/video-analysis" search={{ swing: swing.id }} data-row-target className="text-ink no-underline">
              {club}
              {view !== undefined && (
                <span className="block text-note font-text whitespace-nowrap text-rough">
                  <span className="sr-only">{DOT}</span>
                  {view}
                </span>
              )}
            </Link>{' '}
            <SyncBadge id={swing.id} />
          </span>
        </span>
      </th>
      <td className="py-1.5 pr-4">{findingText([swing])}</td>
      <td className="figures py-1.5 pr-4 text-right">{swing.tempo ? copy.result.tempo(swing.tempo.ratio) : '–'}</td>
      <td className="py-1.5 pr-4 whitespace-nowrap text-rough">{dayOfMonthText(swing.recordedAt)}</td>
      <td className="py-1.5">{aside}</td>
    </DeskRow>
  );
};
