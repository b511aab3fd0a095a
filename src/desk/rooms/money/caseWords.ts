import type { CaseDecision, MoneyCaseRow } from '@/contract/desk/money';
import type { Tone } from '@/desk/kit/chip/Chip';
import { moneyDeskText as text } from '@/text/desk/money';

/** The colour of a reason: amber can be made good, violet came twice, red has no order or another amount. */
export const REASON_TONE: Record<MoneyCaseRow['reason'], Tone> = {
  unknownOrder: 'red',
  wrongAmount: 'red',
  txnReused: 'violet',
  paidTwice: 'violet',
  deletedAccount: 'red',
  bannedAccount: 'amber',
  minor: 'amber',
  late: 'amber',
};

/** What an order gives when it is carried out. */
export const givesText = ({ diamonds, vipDays }: Pick<MoneyCaseRow, 'diamonds' | 'vipDays'>): string =>
  diamonds ? text.diamonds(diamonds) : vipDays ? text.vipDays(vipDays) : text.none;

/** What the rules would do. A person decides. */
export function suggestionOf(row: MoneyCaseRow): string {
  if (row.creditable) return text.suggest.credit(givesText(row));
  const { reason } = row;
  if (reason === 'paidTwice' || reason === 'unknownOrder' || reason === 'wrongAmount') return text.suggest[reason];
  return text.suggest.other;
}

export const amountText = (fen: number | null | undefined): string =>
  fen === null || fen === undefined ? text.unreadAmount : text.yuan(fen);

export const wayText = (payType: string | null | undefined): string =>
  payType ? (text.payTypes[payType] ?? payType) : text.none;

/** A long number by its beginning and its end. */
export const shortTxn = (txn: string): string => (txn.length > 14 ? `${txn.slice(0, 6)}…${txn.slice(-4)}` : txn);

/** What a decision would write, in a sentence. */
export function writesText(row: MoneyCaseRow, decision: CaseDecision): string {
  if (decision === 'credited') return text.writes.credited(givesText(row));
  const said = row.orderState === 'review' ? text.writes[decision] : text.writes[`${decision}Alone`];
  return decision === 'refunded' ? `${said}${row.paysBack ? text.writes.paidBack : text.writes.byHand}` : said;
}
