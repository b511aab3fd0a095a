import type { Call } from '@/contract/call';

/** Sent as POST, and change nothing but that a device is known. */
const READING: ReadonlySet<string> = new Set([
  'bulletin',
  'deviceInit',
  'gameDetail',
  'gameGifts',
  'gameList',
  'kefu',
  'ledger',
  'me',
  'messages',
  'order',
  'orders',
  'ownOrder',
  'unread',
  'vipConfig',
]);

/** Fields of calls that move money or stock. */
const MONEY_FIELDS = ['requestId', 'expectPrice'];
/** Money without such a field. */
const MONEY: ReadonlySet<string> = new Set(['askInvoice', 'closeOrder']);

/** The fields of a call's input by name. */
export function fieldsOf({ input }: Pick<Call, 'input'>): Readonly<Record<string, { type: string }>> {
  return 'entries' in input ? (input.entries as Record<string, { type: string }>) : {};
}

/** Whether a call only reads, writes, or moves money or stock, which is never tried on anybody's server. */
export function kindOf(name: string, call: Call): 'reading' | 'writing' | 'money' {
  const fields = fieldsOf(call);
  if (MONEY.has(name) || MONEY_FIELDS.some((field) => field in fields)) return 'money';
  return call.method === 'GET' || READING.has(name) ? 'reading' : 'writing';
}
