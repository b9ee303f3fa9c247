import { type ComponentProps, type ComponentType, type ReactNode, Suspense, createElement, lazy, memo } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CourseForm } from '#src/features/ground/course-form/course-form.tsx';
import { CourseChoice } from '#src/features/ground/courses/course-choice.tsx';
import { RoundPicture } from '#src/features/ground/courses/course-picture.tsx';
import { MapsAhead } from '#src/features/ground/courses/maps-ahead.tsx';
import { MapsBy } from '#src/features/ground/courses/maps-by.tsx';
import { PartnerCards } from '#src/features/group/partners/partner-cards.tsx';
import { PartnersSheet } from '#src/features/group/partners/partners-sheet.tsx';
import { Players } from '#src/features/group/partners/players.tsx';
import { type Areas, AreasProvider } from '#src/features/round/areas.ts';
import { Later } from '#src/platform/waiting/after-start.ts';

/** Loads when it is first shown, so that it does not slow the app's start. */
const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  isShown: (props: P) => boolean = () => true,
) => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: P): ReactNode =>
    isShown(props) && <Suspense fallback={null}>{createElement<P>(Loaded as ComponentType<P>, props)}</Suspense>;
};

const PadHole = later(
  async () => (await import('#src/features/ground/map/pad-hole.tsx')).PadHole,
  ({ courseId }) => courseId !== undefined,
);

const playsGames = ({ round }: { readonly round: Round }) => (round.games ?? []).length > 0;

let sentences: ReturnType<Areas['loadGameSentences']> | undefined;

const areas: Areas = {
  RoundPicture,
  MapsBy,
  MapsAhead,
  CourseChoice,
  CourseForm,
  MapScreen: later(async () => (await import('#src/features/ground/map/map-screen.tsx')).MapScreen),
  // A tap on the pad draws it no second time, and a start shows the keys before it.
  PadHole: memo((props: ComponentProps<typeof PadHole>) => (
    <Later>
      <PadHole {...props} />
    </Later>
  )),
  ShotsMap: later(async () => (await import('#src/features/ground/map/shots-map.tsx')).ShotsMap),
  Players,
  PartnersSheet,
  PartnerCards,
  GamesChoice: later(
    async () => (await import('#src/features/group/games/games-choice.tsx')).GamesChoice,
    ({ partners }) => partners > 0,
  ),
  GamesLine: later(async () => (await import('#src/features/group/games/games-line.tsx')).GamesLine, playsGames),
  GamesSheet: later(
    async () => (await import('#src/features/group/games/games-sheet.tsx')).GamesSheet,
    ({ open }) => open,
  ),
  GamesSection: later(
    async () => (await import('#src/features/group/games/games-section.tsx')).GamesSection,
    playsGames,
  ),
  GroupGames: later(async () => (await import('#src/features/group/games/group-games.tsx')).GroupGames, playsGames),
  loadGameSentences: () =>
    (sentences ??= import('#src/features/group/games/game-sentence.ts').then(({ gameSentences }) => gameSentences)),
  LiveNote: later(
    async () => (await import('#src/features/group/codes/live-board.tsx')).LiveNote,
    ({ round }) => round.boardKey !== undefined,
  ),
  Codes: later(async () => (await import('#src/features/group/codes/codes-screen.tsx')).CodesScreen),
  Rules: later(async () => (await import('#src/features/relief/relief-screen.tsx')).ReliefScreen),
};

/** A round's screens with what the other areas draw on them. */
export const RoundAreas = ({ children }: { readonly children: ReactNode }) => (
  <AreasProvider value={areas}>{children}</AreasProvider>
);
