import { answerRequest, rateAttendance } from '#src/data/commands/games.ts';
import type { Game } from '#src/domain/entities/game.entity.ts';
import { entries, mayAccept } from '#src/domain/games/game-rules.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { copy } from './copy.ts';

const words = copy.detail;
const attendances = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

/** The host's list: who asked, who is in, and after the game who came. */
export const RequestList = ({ game }: { readonly game: Game }) => {
  const now = nowIso();
  const isOver = game.startUtc <= now;
  const shown = entries(game).filter(({ standing }) => standing !== 'withdrawn' && standing !== 'declined');
  const act = async (done: Promise<Result<unknown>>) => {
    const result = await done;
    if (!result.ok) showToast({ text: result.error, tone: 'error' });
  };
  return (
    <Section title={words.requests}>
      {shown.length === 0 && <p className="text-note text-rough">{words.noRequests}</p>}
      <ul>
        {shown.map(({ uid, request, standing }) => (
          <li key={uid} className="rule-b flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex flex-col">
              <span className="font-medium">
                {request.name}
                {request.index !== undefined && <span className="figures"> ({handicapText(request.index)})</span>}
              </span>
              {request.note && <span className="measure text-note">{request.note}</span>}
              <span className="text-note text-rough">
                {copy.standings[standing].replace('you asked', 'asked').replace('you are in', 'in')}
              </span>
            </span>
            {standing !== 'accepted' && !isOver && (
              <span className="flex gap-2">
                {mayAccept(game, uid, now).ok && (
                  <Button
                    variant="primary"
                    aria-label={words.accept(request.name)}
                    onClick={() => void act(answerRequest(game.id, uid, 'accepted'))}
                  >
                    {words.accept('').trim()}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={words.decline(request.name)}
                  onClick={() => void act(answerRequest(game.id, uid, 'declined'))}
                >
                  {words.decline('').trim()}
                </Button>
              </span>
            )}
            {standing === 'accepted' && isOver && (
              <SegmentedControl
                label={words.came}
                hideLabel
                value={request.attended === undefined ? undefined : request.attended ? 'yes' : 'no'}
                segments={attendances}
                onChange={(came) => void act(rateAttendance(game.id, uid, came === 'yes'))}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
