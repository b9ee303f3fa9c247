import { useRef, useState, use } from 'react';
import { useHeroHole, useHolePicture } from '#src/data/queries/hole-drawings.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { holesInPlay, isPlayed, roundTotals } from '@divot/golf-rules';
import { scoreName, toParText } from '#src/domain/rounds/score-names.ts';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { type GameStory, gameStoryOf } from '#src/domain/rounds/game-story.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useSession } from '#src/platform/state.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import type { SharedHole } from '#src/ui/primitives/share-ground.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { type Areas, useAreas } from '#src/features/round/areas.ts';
import { firstName, namesIn } from '#src/domain/rounds/first-names.ts';
import { ownResult, pictureOutcome, valueText } from './game-words.ts';
import { DESIGNS, type Design, type RoundPicture, drawRound, frameOf } from './round-picture.ts';

const words = copy.share;
const CHOICES = ['game', 'course', 'holes', 'names', 'best', 'index'] as const;
type Choice = (typeof CHOICES)[number];
type GameSentences = Awaited<ReturnType<Areas['loadGameSentences']>>;
/** All but the other players' names, which are theirs to give. */
const AT_FIRST: readonly Choice[] = ['game', 'course', 'holes', 'best', 'index'];

type Shown = {
  readonly story: GameStory | undefined;
  readonly index: number | undefined;
  readonly hole: SharedHole | undefined;
  /** The hole that is drawn, or that is named: the one that stands for the round. */
  readonly hero: Hole | undefined;
  readonly photo: ImageBitmap | undefined;
  /** The golfer's first name. */
  readonly ownName: string;
  /** Undefined if the group plays no game. */
  readonly gameSentences: GameSentences | undefined;
};

/** The result in large, who won, and the order, with names if they were chosen. */
const gamePicture = (round: Round, { story, ownName }: Shown & { readonly story: GameStory }, withNames: boolean) => {
  const nameOf = namesIn(round);
  const { match, own, form, places } = story;
  const [figure, unit] = match
    ? copy.game.matchFigure(match)
    : own.value === undefined
      ? ['–', copy.game.noTotal]
      : copy.game.figure(form, own.basis, own.value);
  return {
    figure,
    unit,
    outcome: pictureOutcome(story, nameOf, withNames),
    order:
      withNames && !match && places.length > 1
        ? places.map((place) => ({
            rank: place.rank === undefined ? '' : String(place.rank),
            name: nameOf(place.id) ?? ownName,
            value: valueText(story, place),
          }))
        : undefined,
  };
};

const pictureOf = (round: Round, shown: Shown, chosen: readonly string[]): RoundPicture => {
  const { story, index, hole, hero, photo, gameSentences } = shown;
  const { strokes, toPar } = roundTotals(round);
  const withNames = chosen.includes('names');
  const parts: Readonly<Record<Exclude<Choice, 'names'>, () => Partial<RoundPicture>>> = {
    game: () => ({
      ...(story && {
        ...gamePicture(round, { ...shown, story }, withNames),
        strokes: words.gross(strokes, toParText(toPar)),
      }),
      games: gameSentences?.(round, withNames ? shown.ownName : undefined) ?? [],
    }),
    course: () => ({
      course: courseAndTee(round),
      day: dayText(round.playedOn),
      ground: { name: round.courseSnapshot?.name ?? '', hole },
    }),
    index: () => (index === undefined ? {} : { index: words.indexOf(handicapText(index)) }),
    best: () => (hero?.strokes === undefined ? {} : { best: words.best(hero.n, scoreName(hero.strokes, hero.par)) }),
    holes: () => ({
      holes: holesInPlay(round)
        .filter(isPlayed)
        .map(({ n, par, ...hole }) => ({ n, par, strokes: hole.pickedUp ? undefined : hole.strokes })),
    }),
  };
  return Object.entries(parts).reduce<RoundPicture>(
    (picture, [choice, part]) => (chosen.includes(choice) ? { ...picture, ...part() } : picture),
    { figure: String(strokes), unit: toParText(toPar), games: [], photo },
  );
};

/** What there is of the round to show. */
const offeredOf = (round: Round, story: GameStory | undefined, index: number | undefined): readonly Choice[] => {
  const hasGames = (round.games ?? []).length > 0;
  const isMissing: Partial<Record<Choice, boolean>> = {
    game: !story && !hasGames,
    names: !hasGames && (story?.places.length ?? 0) < 2,
    index: index === undefined,
  };
  return CHOICES.filter((choice) => !isMissing[choice]);
};

/** A photograph of the golfer's own, which stays in this page. */
const usePhoto = () => {
  const [photo, setPhoto] = useState<ImageBitmap>();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      setPhoto(await createImageBitmap(file));
    } catch (error) {
      logError(error);
      showToast({ text: words.photoFailed, tone: 'error' });
    }
  };
  return { photo, choose, remove: () => setPhoto(undefined) };
};

const PhotoButton = ({ photo, choose, remove }: ReturnType<typeof usePhoto>) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <FileInput ref={input} label={words.photo} accept="image/*" onFiles={(files) => void choose(files)} />
      <Button block onClick={() => (photo ? remove() : input.current?.click())}>
        {photo ? words.photoGone : words.photo}
      </Button>
      <p className="mt-1 text-fine text-rough">{words.photoHint}</p>
    </div>
  );
};

type Props = {
  readonly round: Round;
  readonly index: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The round as a picture: all of it at first, without the other players' names. */
export const ShareRound = ({ round, index, open, onClose }: Props) => {
  const photo = usePhoto();
  const session = useSession();
  const ownName = firstName((session.kind === 'signed-in' && session.user.displayName) || copy.game.you);
  const story = gameStoryOf(round);
  const marked = useHeroHole(round, story?.decidedAt);
  const [chosenDesign, setDesign] = useState<Design>();
  const design = chosenDesign ?? (marked ? 'course' : 'board');
  const hero = marked ?? bestHole(round.holes);
  const hole = useHolePicture(round, open ? hero?.n : undefined, frameOf(design));
  const { loadGameSentences } = useAreas();
  const gameSentences = open && round.games ? use(loadGameSentences()) : undefined;
  const shown = { story, index, hole, hero, photo: photo.photo, ownName, gameSentences };
  return (
    <ShareSheet
      open={open}
      onClose={onClose}
      title={words.title}
      preview={story ? words.ofGame(ownResult(story, namesIn(round))) : words.preview(roundTotals(round).strokes)}
      choices={offeredOf(round, story, index).map((id) => ({ id, label: words.choices[id] }))}
      startsWith={AT_FIRST}
      draw={(pen, chosen, ink) => drawRound(pen, design, pictureOf(round, shown, chosen), ink)}
      words={words}
      {...picturePaths(words.file(round.playedOn))}
    >
      <SegmentedControl
        label={words.design}
        value={design}
        segments={DESIGNS.map((value) => ({ value, label: words.designs[value] }))}
        onChange={setDesign}
      />
      <PhotoButton {...photo} />
    </ShareSheet>
  );
};
