import type { SmsCodeRow } from '@server/db/schema/users';

/** One code on its way to a phone. */
export interface SmsCodeMessage {
  phone: string;
  purpose: SmsCodeRow['purpose'];
  code: string;
}

/** Who carries codes to phones; a real provider is another one of these. */
export interface SmsSender {
  send(message: SmsCodeMessage): Promise<void>;
}

/** The sandbox: nothing leaves the machine, the last codes can be read back. */
export interface SmsSandbox extends SmsSender {
  /** The last codes of a phone, newest first. */
  sentTo(phone: string): SmsCodeMessage[];
}

const KEPT = 200;

/** Keeps the last codes in memory. */
export function smsSandbox(): SmsSandbox {
  const outbox: SmsCodeMessage[] = [];
  return {
    async send(message) {
      outbox.unshift(message);
      outbox.length = Math.min(outbox.length, KEPT);
    },
    sentTo: (phone) => outbox.filter((message) => message.phone === phone),
  };
}
