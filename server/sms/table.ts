import type { Adapter } from '@server/adapter';
import type { Clock } from '@server/clock';
import type { SmsSender } from './port';
import { sandboxAdapter } from './sandbox';

/** What a sender is made with. */
export interface SmsTools {
  clock: Clock;
}

/** Every sender of codes; SMS_MODE says which are on. */
export const smsAdapters: readonly Adapter<SmsSender, SmsTools>[] = [sandboxAdapter];
