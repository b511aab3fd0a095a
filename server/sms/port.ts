import type { SmsCodeRow } from '@server/db/schema/users';

/** One code on its way to a phone. */
export interface SmsCodeMessage {
  phone: string;
  purpose: SmsCodeRow['purpose'];
  code: string;
}

/** Whether a message came to its phone; `waiting` is asked again. */
export type Receipt = { state: 'delivered' | 'waiting' } | { state: 'failed'; why: string };

/** A message that a sender took, by its own number. */
export interface Sent {
  number: string;
  phone: string;
  /** Epoch ms. */
  at: number;
}

/** Who carries codes to phones. The words are a template of the sender's own, approved there. */
export interface SmsSender {
  readonly name: string;
  /** Hands a code over; throws when it was not taken. Answers its number there, null when there are no receipts. */
  send(message: SmsCodeMessage): Promise<string | null>;
  receipt(sent: Sent): Promise<Receipt>;
  /** Of one that shows its codes to whoever asks, as nothing leaves the machine: the last ones to a phone, newest first. */
  outbox?(phone: string): SmsCodeMessage[];
}
