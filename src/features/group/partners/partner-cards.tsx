import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { scoredPartners } from '#src/domain/rounds/players.ts';
import { withPickUpsCounted } from '@divot/golf-rules';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { compact } from '@divot/basics';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { handFile } from '#src/platform/files/save-file.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { drawCard } from './draw-card.ts';

type Scored = ReturnType<typeof scoredPartners>[number];

const CHOICES = ['name', 'course'] as const;

/** A name made safe for use in a file name. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
const fileName = ({ name, card }: Scored, ending: 'csv' | 'png') => copy.fileName(plain(name), card.playedOn, ending);

/** The card as a one-line spreadsheet, which Divot can also read. */
const handCard = async (partner: Scored): Promise<void> => {
  try {
    const { roundsToCsv } = await import('#src/domain/transfer/rounds-csv.ts');
    await handFile(fileName(partner, 'csv'), 'text/csv', roundsToCsv([partner.card]));
  } catch (error) {
    logError(error);
    showToast({ text: copy.fileFailed, tone: 'error' });
  }
};

const PictureSheet = ({ partner, onClose }: { readonly partner: Scored; readonly onClose: () => void }) => {
  const { name, card, totals } = partner;
  const holes = withPickUpsCounted(card).toSorted((a, b) => a.n - b.n);
  return (
    <ShareSheet
      open
      onClose={onClose}
      title={copy.pictureOf(name)}
      preview={copy.share.preview(name, totals.strokes)}
      choices={CHOICES.map((id) => ({ id, label: copy.share.choices[id] }))}
      draw={(pen, chosen, ink) =>
        drawCard(
          pen,
          compact({
            holes,
            strokes: totals.strokes,
            toPar: totals.toPar,
            name: chosen.includes('name') ? name : undefined,
            ...(chosen.includes('course') ? { course: courseAndTee(card), day: dayText(card.playedOn) } : {}),
          }),
          ink,
        )
      }
      words={copy.share}
      {...picturePaths(fileName(partner, 'png'))}
    />
  );
};

/** When one phone kept everyone's card: each partner's card can be sent to them as a picture and as a file. */
export const PartnerCards = ({ round }: { readonly round: Round }) => {
  const [shown, setShown] = useState<Scored>();
  return (
    <>
      <ul>
        {scoredPartners(round).map((partner) => {
          const { id, name, totals, net, differential } = partner;
          return (
            <li key={id} className="rule-b flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 leading-tight">
                <Name className="block break-words font-medium">{name}</Name>
                <span className="figures text-note text-rough" {...scoreFacts(`${round.id}/${id}`, totals)}>
                  {copy.score(totals, net, differential)}
                </span>
              </p>
              <span className="flex gap-2">
                <Button aria-label={copy.pictureOf(name)} onClick={() => setShown(partner)}>
                  {copy.picture}
                </Button>
                <Button aria-label={copy.fileOf(name)} onClick={() => void handCard(partner)}>
                  {copy.file}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="measure mt-2 text-fine text-rough">{copy.text}</p>
      {shown && <PictureSheet partner={shown} onClose={() => setShown(undefined)} />}
    </>
  );
};
