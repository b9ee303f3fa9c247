import { useState } from 'react';
import { hostGame } from '#src/data/commands/games.ts';
import { useGames } from '#src/data/queries/games.ts';
import { type Place, rounded } from '#src/domain/coaches/distance.ts';
import { nowIso } from '#src/platform/clock.ts';
import { useDraft } from '#src/platform/draft.ts';
import { savePlace } from '#src/platform/geolocation.ts';
import { useNetwork } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { type GameDraft, type GameProblems, NEW_GAME, isGameDraft, readGame } from './game-draft.ts';
import type { GoTo } from './games-search.ts';
import { usePublicProfile } from './use-public-profile.ts';

const words = copy.create;

/** A game being typed and kept until posted, and the posting itself. */
export const useGameForm = (go: GoTo) => {
  const me = usePublicProfile();
  const network = useNetwork();
  const { documents: games } = useGames();
  const { draft: storedDraft, saveDraft, discardDraft } = useDraft('game', me.uid, isGameDraft);
  const draft = storedDraft ?? NEW_GAME;
  const [place, setPlace] = useState<Place>();
  const [exactPlace, setExactPlace] = useState(false);
  const [problems, setProblems] = useState<GameProblems>({});
  const [failure, setFailure] = useState<string>();

  const host = useSingleFlight(async () => {
    const read = readGame(draft, nowIso());
    setProblems(read.ok ? {} : read.error);
    setFailure(undefined);
    if (!read.ok) {
      focusFirstProblem();
      return false;
    }
    const hosted = await hostGame(me, { ...read.value, ...place }, games, {
      directions: draft.directions,
      exactPlace,
    });
    if (!hosted.ok) {
      setFailure(hosted.error);
      return false;
    }
    discardDraft();
    showToast({ text: network === 'offline' ? words.doneOffline : words.done });
    go({ game: hosted.value.id });
    return true;
  });

  return {
    draft,
    edit: (change: Partial<GameDraft>) => saveDraft({ ...draft, ...change }),
    problems,
    failure,
    place,
    choosePlace: (found: Place) => {
      setPlace(found);
      savePlace(me.uid, rounded(found));
    },
    exactPlace,
    setExactPlace,
    host,
  };
};
