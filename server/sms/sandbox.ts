import { adapter } from '@server/adapter';
import type { SmsCodeMessage, SmsSender } from './port';

const KEPT = 200;

/** The sandbox: nothing leaves the machine, the last codes are kept in memory and can be read back. */
export function smsSandbox(): SmsSender {
  const outbox: SmsCodeMessage[] = [];
  return {
    name: 'sandbox',
    async send(message) {
      outbox.unshift(message);
      outbox.length = Math.min(outbox.length, KEPT);
      return null;
    },
    receipt: async () => ({ state: 'delivered' }),
    outbox: (phone) => outbox.filter((message) => message.phone === phone),
  };
}

export const sandboxAdapter = adapter({
  name: 'sandbox',
  settings: {},
  create: async () => smsSandbox(),
});
