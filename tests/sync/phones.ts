import { afterEach, beforeEach } from 'vitest';
import { type Services, startServices } from '#dev/services/start-services.ts';
import '#tests/support/test-db.ts';
import { type Phone, type PhoneSetup, openPhone } from './device.ts';

export type Golfer = {
  /** The local services of the running test. */
  readonly services: Services;
  readonly phones: readonly Phone[];
  /** Opens another phone of the golfer, with the rounds collection by default. Closes it when the test ends. */
  phone(
    name: string,
    how?: Partial<Pick<PhoneSetup, 'uid' | 'collections' | 'storage' | 'isFollowed' | 'onOpen'>>,
  ): Promise<Phone>;
};

/** Gives each test of the file one golfer with new services and no phone yet. */
export const golferOfEachTest = (): Golfer => {
  let services: Services;
  let phones: Phone[] = [];
  beforeEach(async () => {
    services = await startServices();
  });
  afterEach(async () => {
    await Promise.all(phones.map((one) => one.close()));
    phones = [];
    await services.stop();
  });
  return {
    get services() {
      return services;
    },
    get phones() {
      return phones;
    },
    phone: async (name, how) => {
      const { project, documents } = services;
      const opened = await openPhone({
        name,
        uid: 'sam',
        project,
        port: documents.port,
        collections: ['rounds'],
        ...how,
      });
      phones.push(opened);
      return opened;
    },
  };
};
