import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { Game } from '@divot/golf-games';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { KnownPartner } from '#src/domain/rounds/known-partners.ts';
import type { GroupGround, PartnerTyped } from '#src/domain/rounds/partners-typed.ts';
import type { GoTo, PlaySearch } from '#src/platform/play-search.ts';

type OfRound = { readonly round: Round };
type Sheet = OfRound & { readonly open: boolean; readonly onClose: () => void };
type Screen = OfRound & { readonly go: GoTo };

/**
 * What the areas beside this one draw on the screens of a round: the ground, the group and the Rules. No area imports
 * another, so src/app/round-areas.tsx brings them together.
 */
export type Areas = {
  readonly RoundPicture: ComponentType<OfRound & { readonly className?: string }>;
  /** The map's credit under pictures of these courses, if any is drawn from a map. */
  readonly MapsBy: ComponentType<{ readonly courseIds: readonly (string | undefined)[] }>;
  /** The rounds ahead on courses without a map. */
  readonly MapsAhead: ComponentType;
  readonly CourseChoice: ComponentType<{
    readonly courses: readonly Course[];
    readonly course: Course | undefined;
    /** The golfer stands on it. */
    readonly isHere: boolean;
    readonly homeId: string | undefined;
    readonly onPick: (course: Course) => void;
    readonly onJustScore: () => void;
    readonly go: GoTo;
  }>;
  readonly CourseForm: ComponentType<{ readonly at: PlaySearch; readonly go: GoTo }>;
  readonly MapScreen: ComponentType<
    Screen & { readonly hole: number | undefined; readonly rules: (hole: Hole) => ReactNode }
  >;
  /** The hole on the pad's empty part. Fills its parent, or as much as there is room for. */
  readonly PadHole: ComponentType<{
    readonly roundId: string;
    readonly courseId: string | undefined;
    readonly n: number;
    readonly isCompetition: boolean;
  }>;
  /** A finished round's shots on the map. */
  readonly ShotsMap: ComponentType<Screen & { readonly hole: number | undefined }>;
  readonly Players: ComponentType<{
    readonly earlierPartners: readonly KnownPartner[];
    readonly latest: readonly KnownPartner[];
    readonly partners: readonly PartnerTyped[];
    readonly onChange: (partners: readonly PartnerTyped[]) => void;
    readonly ownIndex: { readonly value: string; readonly onChange: (value: string) => void } | undefined;
    readonly ground: GroupGround;
  }>;
  readonly PartnersSheet: ComponentType<Sheet>;
  readonly PartnerCards: ComponentType<OfRound>;
  readonly GamesChoice: ComponentType<{
    readonly partners: number;
    readonly games: readonly Game[];
    readonly onChange: (games: readonly Game[]) => void;
  }>;
  readonly GamesLine: ComponentType<OfRound & { readonly onOpen: () => void }>;
  readonly GamesSheet: ComponentType<Sheet & { readonly n: number }>;
  readonly GamesSection: ComponentType<OfRound>;
  readonly GroupGames: ComponentType<OfRound>;
  /** How each game ended, in a sentence. `ownName`: the golfer's, if the players are named. */
  readonly loadGameSentences: () => Promise<(round: Round, ownName: string | undefined) => readonly string[]>;
  readonly LiveNote: ComponentType<OfRound & { readonly onOpen: () => void }>;
  /** This phone's cards as codes, and those of others. */
  readonly Codes: ComponentType<Screen>;
  readonly Rules: ComponentType<Screen & { readonly n: number | undefined; readonly from: 'map' | undefined }>;
};

const AreasContext = createContext<Areas | undefined>(undefined);
export const AreasProvider = AreasContext.Provider;
export const useAreas = (): Areas => use(AreasContext)!;
