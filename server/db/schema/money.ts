import type { Generated } from 'kysely';
import type { OrderStatus } from '@/contract/order';
import type { Json } from './json';

/** Where a plan's or grant's badge comes from (contract.md §3). */
export type BadgeVariant = 'normal' | 'month' | 'year';

/** A member's account has a balance, moved only by entries; a system account has a code and none. */
export interface LedgerAccountRow {
  id: Generated<number>;
  kind: 'user' | 'system';
  code: string | null;
  userId: number | null;
  balance: number | null;
}

export interface LedgerTxnRow {
  id: Generated<number>;
  kind: string;
  ref: string;
  title: string;
  createdAt: Date;
}

/** Append-only; `id` and `balanceAfter` are set by the database. */
export interface LedgerEntryRow {
  id: Generated<number>;
  txnId: number;
  accountId: number;
  amount: number;
  balanceAfter: Generated<number | null>;
  createdAt: Date;
}

export interface RechargeProductRow {
  id: Generated<number>;
  coins: number;
  bonus: Generated<number>;
  firstBonus: Generated<number>;
  priceFen: number;
  tag: string | null;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface VipProductRow {
  id: Generated<number>;
  title: string;
  days: number;
  priceCoins: number;
  priceFen: number;
  originFen: number | null;
  badge: BadgeVariant;
  benefits: Generated<string[]>;
  sort: Generated<number>;
  active: Generated<boolean>;
}

/** Paying it credits `coins` + `bonus`; `firstBonus` is the part of `bonus` that holds only for a first recharge. */
export interface OrderRow {
  id: string;
  userId: number;
  kind: 'recharge' | 'vip';
  productId: number;
  title: string;
  amountFen: number;
  coins: number | null;
  bonus: Generated<number>;
  firstBonus: Generated<number>;
  vipDays: number | null;
  badge: BadgeVariant | null;
  sourceGameId: number | null;
  payType: string;
  /** Who takes the money for it. */
  provider: Generated<string>;
  /** When its provider is asked about it next; null once it is settled there. */
  askAt: Generated<Date | null>;
  /** How often that was. */
  asks: Generated<number>;
  status: Generated<OrderStatus>;
  requestId: string;
  providerTxn: string | null;
  /** Who paid, as a hash; null where the provider does not say. */
  payerHash: Generated<string | null>;
  late: Generated<boolean>;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  closedAt: Date | null;
}

export interface PayNotificationRow {
  id: Generated<number>;
  orderId: string;
  raw: Json;
  sigOk: boolean;
  result: string;
  createdAt: Date;
}

/** Why money that came was credited to nobody. */
export type CaseReason =
  | 'unknownOrder'
  | 'wrongAmount'
  | 'txnReused'
  | 'paidTwice'
  | 'deletedAccount'
  | 'bannedAccount'
  | 'minor'
  | 'late';

/** Where a case stands: `open` until a person has decided. */
export type CaseState = 'open' | 'credited' | 'refunded' | 'dismissed';

/** Money that a person has to look at; `raw` is the callback without its signature. */
export interface MoneyCaseRow {
  id: Generated<number>;
  orderNo: string;
  /** null of before migration 0080. */
  provider: Generated<string | null>;
  providerTxn: string;
  /** null: the provider wrote no whole number. */
  amountFen: number | null;
  userId: number | null;
  reason: CaseReason;
  state: Generated<CaseState>;
  raw: Json;
  note: Generated<string>;
  createdAt: Date;
  settledAt: Date | null;
  /** Of the staff; null from the command line. */
  settledBy: Generated<number | null>;
  /** Of the staff, who has it in hand. */
  ownerId: Generated<number | null>;
}

export interface VipMemberRow {
  userId: number;
  expTime: Date;
}

export interface VipGrantRow {
  id: Generated<number>;
  userId: number;
  /** Below 0: taken back. */
  days: number;
  badge: BadgeVariant;
  source: 'coin' | 'cash' | 'gift' | 'desk' | 'refund';
  sourceGameId: number | null;
  /** Of grants by coin since 0021. */
  planId: number | null;
  /** The grant that this one takes back. */
  takesId: Generated<number | null>;
  ref: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

/** What can be bought with diamonds once and for ever. */
export type ItemKind = 'game' | 'chapter' | 'welfare';

/** What diamonds were paid for and can be given back; `vip` is a grant of VIP. */
export type PaidKind = ItemKind | 'vip';

export interface PurchaseRow {
  userId: number;
  itemKind: ItemKind;
  itemId: number;
  price: number;
  reason: 'paid' | 'vip' | 'free';
  txnId: number | null;
  requestId: string;
  createdAt: Date;
}

/** A purchase that was given back: it is no row of `purchases` any more; VIP has a grant that takes its days. */
export interface PurchaseRefundRow {
  id: Generated<number>;
  userId: number;
  itemKind: PaidKind;
  itemId: number;
  price: number;
  requestId: string;
  paidTxnId: number;
  refundTxnId: number;
  /** The request of the refund; `requestId` is the purchase's. */
  askedAs: string;
  createdAt: Date;
}

/** A paid order that was given back: a recharge by a movement of the ledger, VIP by a row that takes its days. */
export interface OrderRefundRow {
  id: Generated<number>;
  orderNo: string;
  userId: number;
  amountFen: number;
  ledgerTxnId: number | null;
  vipGrantId: number | null;
  /** The request of the refund. */
  askedAs: string;
  staffId: number;
  createdAt: Date;
}

/** Money on its way back: of an order that was given back, or of a case. */
export interface ProviderRefundRow {
  id: string;
  provider: string;
  orderNo: string;
  providerTxn: string;
  amountFen: number;
  totalFen: number;
  reason: string;
  orderRefundId: number | null;
  caseId: number | null;
  state: Generated<'waiting' | 'done' | 'refused'>;
  /** The provider's number of the refund. */
  refundTxn: Generated<string | null>;
  /** Why it was refused, in the provider's words. */
  why: Generated<string>;
  asks: Generated<number>;
  askAt: Date | null;
  createdAt: Date;
  endedAt: Generated<Date | null>;
  /** Who of the staff decided about it when it was refused, and why. */
  settledBy: Generated<number | null>;
  note: Generated<string>;
}

/** What the sandbox was paid, or closed. */
export interface SandboxTradeRow {
  orderNo: string;
  txn: string;
  amountFen: number;
  payType: string;
  paidAt: Date | null;
  closedAt: Date | null;
}

export interface SandboxRefundRow {
  id: string;
  orderNo: string;
  txn: string;
  amountFen: number;
  payType: string;
  at: Date;
}

/** What the staff tell each other of a payment that was held, or of an order. */
export interface MoneyNoteRow {
  id: Generated<number>;
  caseId: number | null;
  orderId: string | null;
  userId: number | null;
  staffId: number;
  text: string;
  requestId: string;
  createdAt: Date;
}

export interface MoneyTables {
  moneyNotes: MoneyNoteRow;
  providerRefunds: ProviderRefundRow;
  sandboxTrades: SandboxTradeRow;
  sandboxRefunds: SandboxRefundRow;
  orderRefunds: OrderRefundRow;
  purchaseRefunds: PurchaseRefundRow;
  ledgerAccounts: LedgerAccountRow;
  ledgerTxns: LedgerTxnRow;
  ledgerEntries: LedgerEntryRow;
  rechargeProducts: RechargeProductRow;
  vipProducts: VipProductRow;
  orders: OrderRow;
  payNotifications: PayNotificationRow;
  moneyCases: MoneyCaseRow;
  vipMembers: VipMemberRow;
  vipGrants: VipGrantRow;
  purchases: PurchaseRow;
}
