import { useEffect } from 'react';
import { useGame } from '#src/data/queries/games.ts';
import { cloud } from '#src/platform/cloud.ts';
import { useNetwork } from '#src/platform/state.ts';

/** One game. A friend's game opened by link is fetched, because no list shows it. */
export const useOpenedGame = (id: string) => {
  const { document, ready } = useGame(id);
  const isMissing = ready && !document;
  const offline = useNetwork() === 'offline';
  useEffect(() => {
    if (!isMissing || offline) return;
    const open = async () => (await cloud()).openGame(id);
    // The cloud could not be reached. The next time the game is opened, ask again.
    open().catch(() => undefined);
  }, [id, isMissing, offline]);
  return { document, ready };
};
