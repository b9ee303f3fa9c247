import type { Game } from '#src/domain/entities/game.entity.ts';
import { PlaceIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { useMeetingPoint } from './use-meeting-point.ts';

const words = copy.meeting;
/** OpenStreetMap: opened only when the golfer taps it. */
const mapLink = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The exact meeting point, for the host and for guests the host has accepted. */
export const MeetingSection = ({ game, uid }: { readonly game: Game; readonly uid: string }) => {
  const meeting = useMeetingPoint(game, uid);
  if (meeting === undefined) return null;
  const isHost = game.userId === uid;
  if (isHost && meeting === 'unsaid') return null;
  return (
    <Section title={words.title}>
      {typeof meeting === 'string' ? (
        <p className="text-note text-rough">{words[meeting]}</p>
      ) : (
        <div className="flex flex-col gap-1">
          {meeting.directions && <p className="measure text-body">{meeting.directions}</p>}
          {meeting.latitude !== undefined && meeting.longitude !== undefined && (
            <a
              href={mapLink(meeting.latitude, meeting.longitude)}
              target="_blank"
              rel="noopener noreferrer"
              className={`${textLinkLook} self-start`}
            >
              <PlaceIcon className="size-5" />
              <span className="figures">{words.point(meeting.latitude.toFixed(5), meeting.longitude.toFixed(5))}</span>
            </a>
          )}
          <p className="text-fine text-rough">{isHost ? words.forHost : words.forGuest}</p>
        </div>
      )}
    </Section>
  );
};
