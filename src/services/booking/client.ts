import { configCheck } from '#src/platform/settings/current-config.ts';
import { bookingClient } from './booking.ts';

/** Undefined without a booking key: lessons are then requested by message. */
export const client = configCheck.ok ? bookingClient(configCheck.config.booking) : undefined;
