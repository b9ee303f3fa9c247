import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePainAreas } from '#src/data/queries/profile.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { nextView } from '#src/domain/swing-reading/checks.ts';
import { compact } from '@divot/basics';
import { FULL_SPEED, sparesPain, faultName } from '@divot/golf-content';
import { CameraIcon } from '#src/ui/icons/screen-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { SetupSheet } from '#src/features/swing/home/setup-sheet.tsx';
import { type SwingSettings, addSwings } from '#src/features/swing/queue/analysis-queue.ts';
import { tellProblems } from '#src/features/swing/queue/problems.ts';

const words = copy.result.other;

/** What only another clip can show, and the camera open at that side with one tap. Empty if nothing is left to see. */
export const FilmOther = ({
  swings,
  isLead = false,
}: {
  readonly swings: readonly Swing[];
  readonly isLead?: boolean;
}) => {
  const painAreas = usePainAreas();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const next = nextView(swings);
  const [first] = swings;
  if (!next || !first || !sparesPain(FULL_SPEED, painAreas)) return null;
  const { view, faults, isAgain } = next;
  const { club, userId } = first;
  // A second clip from the same side stands alone: it shows what this one should have shown.
  const pairOf = isAgain ? undefined : first.id;
  const add = async (settings: SwingSettings) => {
    const files = picked;
    setPicked([]);
    const outcome = await addSwings(userId, files, compact({ club, ...settings, pairOf }));
    tellProblems(outcome);
    if (outcome.added.length > 0) await navigate({ to: '/video-analysis', search: {} });
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-3">
        <div className="flex flex-wrap gap-3">
          <Link
            to="/video-analysis"
            search={compact({ view: 'film' as const, swing: pairOf, from: view, club })}
            className={buttonLook(isLead ? { variant: 'primary', size: 'play' } : {})}
          >
            <CameraIcon className="size-5" />
            {words.film(view, isAgain, faults.length)}
          </Link>
          <Button variant="quiet" size={isLead ? 'play' : undefined} onClick={() => input.current?.click()}>
            {words.pick}
          </Button>
        </div>
        <p className="measure text-note text-rough">{words.shows(faults.map(faultName))}</p>
      </div>
      <FileInput ref={input} label={words.pick} accept="video/*,.mp4,.mov,.webm" onFiles={setPicked} />
      <SetupSheet files={picked} onClose={() => setPicked([])} onStart={(settings) => void add(settings)} />
    </Section>
  );
};
