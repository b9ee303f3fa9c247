import { deleteShotSession, restoreShotSession } from '#src/data/commands/shots.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { dayText } from '#src/platform/day-text.ts';
import { logError } from '#src/platform/error-log.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { DeleteIcon, DownloadIcon } from '#src/ui/icons/icons.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import type { BagClub } from './use-bag.ts';

const words = copy.sessions;

const SessionRow = ({ session }: { readonly session: ShotSession }) => {
  const { id, day, vendor, count, clubs, place } = session;
  const name = `${day === undefined ? words.noDay : dayText(day)}, ${copy.makers[vendor]}`;
  const remove = async () => {
    const deleted = await deleteShotSession(id);
    if (deleted.ok) showUndo(words.deleted, () => void restoreShotSession(session));
    else showToast({ text: deleted.error, tone: 'error' });
  };
  return (
    <li className="rule-b flex items-center justify-between gap-4 py-2">
      <div>
        <p className="font-medium">{name}</p>
        <p className="figures text-note text-rough">{words.line(count, clubs.length, words.places[place])}</p>
      </div>
      <IconButton label={words.delete(name)} icon={<DeleteIcon className="size-5" />} onClick={() => void remove()} />
    </li>
  );
};

type Props = {
  readonly sessions: readonly ShotSession[];
  readonly clubs: readonly BagClub[];
  readonly onBack: () => void;
};

const TakeOut = ({ sessions, clubs }: Omit<Props, 'onBack'>) => {
  const save = async (kind: 'csv' | 'patterns' | 'json') => {
    const { patternsToCsv, shotsToCsv, shotsToJson } = await import('#src/domain/bag/shots-out.ts');
    const typed = new Map(clubs.flatMap(({ club, typedM }) => (typedM === undefined ? [] : [[club, typedM] as const])));
    const day = localDay(now());
    if (kind === 'json')
      saveFile(`divot-shots-${day}.json`, 'application/json', shotsToJson(sessions, typed, nowIso()));
    else if (kind === 'csv') saveFile(`divot-shots-${day}.csv`, 'text/csv', shotsToCsv(sessions));
    else saveFile(`divot-patterns-${day}.csv`, 'text/csv', patternsToCsv(sessions, typed));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(['csv', 'patterns', 'json'] as const).map((kind) => (
        <Button key={kind} onClick={() => void save(kind).catch(logError)}>
          <DownloadIcon className="size-5" />
          {words[kind]}
        </Button>
      ))}
    </div>
  );
};

export const SessionsView = ({ sessions, clubs, onBack }: Props) => (
  <Page title={words.title} lead={words.lead} back={<BackLink label={copy.back} onClick={onBack} />}>
    {sessions.length === 0 ? (
      <p className="text-body text-rough">{words.none}</p>
    ) : (
      <>
        <ul aria-label={words.title}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        <TakeOut sessions={sessions} clubs={clubs} />
      </>
    )}
  </Page>
);
