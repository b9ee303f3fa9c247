import { expect } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';

// One round of three holes on several phones, and the checks that tests make on it.

const ID = 'r1';
const AT = '2026-05-01T08:00:00.000Z';

export const newRound = (id: string, userId: string): Round => ({
  id,
  userId,
  createdAt: AT,
  updatedAt: AT,
  sortKey: 8_640_000_000_000_000 - Date.parse(AT),
  date: AT,
  playedOn: '2026-05-01',
  holesPlanned: [1, 2, 3],
  holes: [1, 2, 3].map((n) => ({ n, par: 4 })),
  mode: 'casual',
  status: 'active',
});

export const teeOffOn = (phone: Phone, userId: string) => phone.db.rounds.insert(newRound(ID, userId));

export const score = async (phone: Phone, n: number, strokes: number): Promise<void> => {
  const found = await phone.db.rounds.findOne(ID).exec();
  await found!.incrementalModify((before) => ({
    ...before,
    updatedAt: new Date(Date.parse(before.updatedAt) + 1000).toISOString(),
    holes: before.holes.map((hole) => (hole.n === n ? { ...hole, strokes } : hole)),
  }));
};
export const cardOn = async (phone: Phone) => (await phone.db.rounds.findOne(ID).exec())?.toJSON() as Round | undefined;
export const strokesOn = async (phone: Phone) => (await cardOn(phone))?.holes.map((hole) => hole.strokes);

/** Polls the cloud until the phone's card shows these strokes. */
export const pullsCard = (phone: Phone, card: readonly (number | undefined)[]) =>
  eventually(async () => {
    phone.engine.pullAll();
    expect(await strokesOn(phone)).toEqual(card);
  });
export const sent = (phone: Phone) => eventually(async () => expect(await phone.engine.dirtyKeys()).toEqual([]));
