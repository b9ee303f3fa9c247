import { toBase64Url } from '@divot/basics';

/** Document ids are made on the device, so that nothing waits for a server. */
export const newId = (): string => crypto.randomUUID();

/** A golfer's public id on cards, short enough for a code: 8 bytes at random as base64url. */
export const newGolferId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(8)));
