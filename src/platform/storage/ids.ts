/** Document ids are made on the device, so that nothing waits for a server. */
export const newId = (): string => crypto.randomUUID();
