import type { Static } from 'typebox';
import {
  decimal,
  entity,
  flag,
  instant,
  instantText,
  mapOf,
  object,
  oneOf,
  optional,
  setOf,
  text,
  whole,
} from '@divot/documents';

// A game and its host (userId). In the cloud only the host can read this document. Others see the game's card, and a
// guest's answer is a separate entry (src/domain/invitations/invitation-card.ts). A guest's device builds this document from those
// two.

export const request = object({
  name: text(60),
  status: oneOf('requested', 'accepted', 'declined', 'waiting', 'withdrawn'),
  at: instantText(),
  index: optional(decimal(-10, 54)),
  note: optional(text(280)),
  /** Set when the guest withdraws. Separate from the host's answer in `status`, so neither overwrites the other. */
  withdrawnAt: optional(instantText()),
  attended: optional(flag()),
});

export const games = entity({
  name: 'games',
  version: 0,
  fields: {
    hostName: text(60),
    startUtc: instant(),
    timeZone: optional(text(60)),
    place: text(80),
    courseId: optional(text(64)),
    /**
     * Rounded to 3 km, because every signed-in user can read a game's card. The meeting point holds the exact place.
     */
    latitude: optional(decimal(-90, 90)),
    longitude: optional(decimal(-180, 180)),
    holes: whole(9, 18),
    spots: whole(1, 3),
    /** How many spots are taken, according to the card, which does not say by whom. Absent on the host's device. */
    taken: optional(whole(0, 3)),
    format: oneOf('casual', 'stroke', 'match', 'stableford', 'scramble'),
    indexMin: optional(decimal(-10, 54)),
    indexMax: optional(decimal(-10, 54)),
    pace: optional(oneOf('relaxed', 'normal', 'fast')),
    transport: optional(oneOf('walking', 'cart')),
    tees: optional(text(40)),
    note: optional(text(280)),
    visibility: oneOf('friends', 'nearby'),
    status: oneOf('open', 'full', 'closed', 'cancelled', 'played'),
    cancelReason: optional(text(280)),
    requests: mapOf(request),
    /** Golfers the host had hidden when this was written. The cloud checks the host's profile instead. */
    hiddenFrom: optional(setOf(text(128), 500)),
  },
  indexes: [['sortKey'], ['status', 'sortKey']],
  cloud: { collection: 'games', access: 'owner', maxBytes: 60_000 },
  sortedBy: (game) => game.startUtc,
  defaults: {
    hostName: '',
    place: '',
    holes: 18,
    spots: 1,
    format: 'casual',
    visibility: 'friends',
    status: 'closed',
    requests: {},
  },
});
export type Invitation = Static<typeof games.schema>;
export type InvitationRequest = Static<typeof request>;
