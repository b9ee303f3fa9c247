import { compact } from '@divot/basics';
import { QUALITY_ISSUES } from '@divot/swing';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { isMap } from '@divot/documents';

// Versions before the first release stored a swing's pose track in the swing (`landmarks`), and its reading as numbers,
// with facts as 1 and 0 (`quality`).

type Earlier = { readonly landmarks?: string; readonly quality?: Readonly<Record<string, number>> };

/** A document from the cloud has fields that this version does not know in `extra`. */
const earlierIn = ({ extra, ...own }: Swing): Earlier | undefined => {
  const { landmarks, quality } = { ...extra, ...own } as Record<string, unknown>;
  if (landmarks === undefined && quality === undefined) return undefined;
  return {
    ...(typeof landmarks === 'string' ? { landmarks } : {}),
    ...(isMap(quality) ? { quality: quality as Readonly<Record<string, number>> } : {}),
  };
};

const readingOf = (quality: Readonly<Record<string, number>>): NonNullable<Swing['reading']> =>
  compact({
    bodySeen: quality['bodySeen'] ?? 1,
    golferHeight: quality['golferHeight'] ?? 1,
    cameraShift: quality['cameraShift'] ?? 0,
    viewCertain: quality['viewCertain'] === 1,
    viewChosen: quality['viewSaid'] === 1,
    handednessChosen: quality['handSaid'] === 1,
    swingCount: quality['swingCount'] ?? 1,
    swing: quality['swing'],
    strikeMs: quality['strikeMs'],
    tempoUncertainty: quality['tempoUncertainty'],
    issues: QUALITY_ISSUES.filter((code) => quality[code] === 1),
  });

/** The pose track to store beside the swing, if the swing names none; undefined if it is as this version writes it. */
export const earlierPoses = (swing: Swing): { readonly packed?: string } | undefined => {
  const earlier = earlierIn(swing);
  if (!earlier) return undefined;
  return swing.posesKey === undefined && earlier.landmarks !== undefined ? { packed: earlier.landmarks } : {};
};

/** The swing as this version writes it. `posesKey`: where its pose track was stored. */
export const withoutEarlier = (swing: Swing, posesKey: string | undefined): Swing => {
  const { landmarks: _track, quality: _numbers, extra = {}, ...own } = swing as Swing & Earlier;
  const { landmarks: _extraTrack, quality: _extraNumbers, ...others } = extra;
  const quality = earlierIn(swing)?.quality;
  return compact({
    ...own,
    posesKey: own.posesKey ?? posesKey,
    reading: own.reading ?? (quality && readingOf(quality)),
    extra: Object.keys(others).length > 0 ? others : undefined,
  });
};
