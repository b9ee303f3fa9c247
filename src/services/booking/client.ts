import { configCheck } from '#src/platform/current-config.ts';
import { bookingClient } from './booking.ts';

/** Undefined without a booking key: then lessons are asked for by message. */
export const client = configCheck.ok ? bookingClient(configCheck.config.booking) : undefined;
