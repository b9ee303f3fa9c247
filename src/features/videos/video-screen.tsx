import { useState } from 'react';
import { faultName } from '@divot/golf-content';
import type { Video } from '#src/domain/videos/videos.ts';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { SavedIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { DrillCard } from './drill-card.tsx';
import { hideVideo } from './hidden-videos.ts';
import { useLibrary } from './use-library.ts';
import { videoFacts } from './video-facts.ts';
import { VideoPlayer } from './video-player.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

/** The tags that say more than the names of the faults do. */
const tagsBesideFaults = ({ tags, faultIds }: Video): readonly string[] => {
  const named: readonly string[] = faultIds.map((id) => faultName(id).toLowerCase());
  return tags.filter((tag) => !named.includes(tag.replaceAll('-', ' ').toLowerCase()));
};

type Props = { readonly video: Video; readonly onBack: () => void };

/** One video and the same lesson in words. */
export const VideoScreen = ({ video, onBack }: Props) => {
  const { hand, saved, watched, faultIds, save, watch } = useLibrary();
  const [cannotPlay, setCannotPlay] = useState(false);
  const isSaved = saved.includes(video.id);
  const isWatched = watched.includes(video.id);
  return (
    <Page
      width="wide"
      title={video.title}
      lead={videoFacts(video)}
      back={<BackLink label={copy.back} onClick={onBack} />}
      action={
        <div className="flex flex-wrap gap-3">
          <Button aria-pressed={isSaved} onClick={() => save(video.id, !isSaved)}>
            <SavedIcon className={isSaved ? 'size-5 fill-current' : 'size-5'} />
            {isSaved ? copy.unsave : copy.save}
          </Button>
          {video.youtubeId !== null && (
            <Button aria-pressed={isWatched} onClick={() => watch(video.id, !isWatched)}>
              {isWatched && <CheckIcon className="size-5" />}
              {isWatched ? copy.unmark : copy.markWatched}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {cannotPlay ? (
            <ErrorNote
              title={copy.removed}
              action={
                <span className="flex flex-wrap gap-3">
                  <Button
                    onClick={() => {
                      hideVideo(video.id);
                      onBack();
                    }}
                  >
                    {copy.hide}
                  </Button>
                  <a
                    className={textLinkLook}
                    href={`mailto:?subject=${encodeURIComponent(copy.reportSubject(video.id))}`}
                  >
                    {copy.report}
                  </a>
                </span>
              }
            />
          ) : (
            <VideoPlayer
              video={video}
              isSaved={isSaved}
              hand={hand}
              onSave={() => save(video.id, true)}
              onWatched={() => !isWatched && watch(video.id, true)}
              onCannotPlay={() => setCannotPlay(true)}
            />
          )}
          <p className="flex flex-wrap gap-1.5">
            {video.faultIds.map((id) => (
              <Badge key={id} tone={faultIds.includes(id) ? 'fairway' : 'plain'}>
                {faultName(id)}
              </Badge>
            ))}
            {tagsBesideFaults(video).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        </div>
        <Section title={copy.drills}>
          {video.drillIds.map((id, at) => (
            <DrillCard key={id} id={id} isOpen={at === 0} />
          ))}
        </Section>
      </div>
    </Page>
  );
};
