import { answerRequest, hideGolfer, rateAttendance } from '#src/data/commands/invitations.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { entries, mayAccept } from '#src/domain/invitations/invitation-rules.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import type { Result } from '@divot/basics';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { mailToSupport } from '#src/platform/settings/support.ts';
import { Monogram } from '#src/ui/figures/monogram.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const words = copy.detail;
const attendances = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

type GuestProps = { readonly game: Invitation; readonly uid: string; readonly name: string };
const ReportGuest = ({ game, uid, name }: GuestProps) => {
  const report = mailToSupport(words.reportSubject(name), words.reportBody(name, uid, game.id));
  if (!report) return null;
  return (
    <a href={report} aria-label={words.reportGuest(name)} className={buttonLook({ variant: 'quiet' })}>
      {words.reportGuest('').trim()}
    </a>
  );
};

/** The host's list: who asked, who is in and, after the game, who came. */
export const RequestList = ({ game, uid: host }: { readonly game: Invitation; readonly uid: string }) => {
  const { profile } = useProfile();
  const hidden = new Set(profile?.hiddenPeople);
  const now = useMinute();
  const isOver = game.startUtc <= now;
  const shown = entries(game)
    .filter(({ standing }) => standing !== 'withdrawn' && standing !== 'declined')
    // Accepted players stay visible: they will be on the first tee.
    .filter(({ uid, standing }) => standing === 'accepted' || !hidden.has(uid));
  const act = async (done: Promise<Result<unknown>>) => succeeded(await done);
  const hide = async (uid: string) => {
    await act(hideGolfer(host, uid, true));
    showUndo(words.hidden, () => void hideGolfer(host, uid, false));
  };
  return (
    <Section title={words.requests}>
      {shown.length === 0 && <p className="text-note text-rough">{words.noRequests}</p>}
      <ul>
        {shown.map(({ uid, request, standing }) => (
          <li key={uid} className="rule-b flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 items-center gap-3">
              <Monogram name={request.name} className="size-11" />
              <span className="flex flex-col">
                <span className="font-medium">
                  <Name>{request.name}</Name>
                  {request.index !== undefined && <span className="figures"> ({handicapText(request.index)})</span>}
                </span>
                {request.note && <span className="measure text-note">{request.note}</span>}
                <span className="text-note text-rough">
                  {copy.standings[standing].replace('you asked', 'asked').replace('you are in', 'in')}
                </span>
              </span>
            </span>
            {standing !== 'accepted' && !isOver && (
              <span className="flex flex-wrap gap-2">
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
                <Button variant="quiet" aria-label={words.hideGuest(request.name)} onClick={() => void hide(uid)}>
                  {words.hideGuest('').trim()}
                </Button>
                <ReportGuest game={game} uid={uid} name={request.name} />
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
