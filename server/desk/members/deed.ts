import type { Tx } from '@server/db/database';
import type { ActKind } from '@server/desk/acts/kinds';
import type { By } from '@server/desk/acts/record';
import { refundOrderWith } from '@server/desk/money/refundOrderWith';
import { changeVip } from '@server/money/changeVip';
import { credit, takeBack } from '@server/money/ledger';
import { banMember } from '@server/sanctions/impose';
import { moneyText } from '@server/text/money';
import {
  DIAMONDS_ALONE,
  type Permission,
  REFUND_ALONE_FEN,
  type Role,
  VIP_ALONE_DAYS,
} from '@/contract/desk/permissions';
import { type Item, refundPurchase } from './refund';

/** What may need a second person. `amount` is signed diamonds of the member. */
export type Deed =
  | { kind: 'diamonds'; amount: number }
  | { kind: 'refund'; amount: number; item: Item }
  /** `items` are given back with it, so that there is enough to take; `before` are fen that went back already. */
  | { kind: 'orderRefund'; amount: number; orderNo: string; fen: number; before: number; items: readonly Item[] }
  /** Given above 0, taken below. */
  | { kind: 'vip'; amount: 0; days: number }
  | { kind: 'ban'; amount: 0 };

/** What whoever does it, or confirms it, has to be allowed. */
export const NEEDS: Readonly<Record<Deed['kind'], Permission>> = {
  diamonds: 'members.diamonds',
  refund: 'money.refund',
  orderRefund: 'money.refund',
  vip: 'members.vip',
  ban: 'members.ban',
};

/** Whether one person of a role may do it without another. */
export function isAlone(role: Role, deed: Deed): boolean {
  switch (deed.kind) {
    case 'diamonds':
    case 'refund':
      return Math.abs(deed.amount) <= DIAMONDS_ALONE[role];
    case 'orderRefund':
      return deed.before + deed.fen <= REFUND_ALONE_FEN[role];
    case 'vip':
      return Math.abs(deed.days) <= VIP_ALONE_DAYS[role];
    case 'ban':
      return false;
  }
}

/** How it is written down. */
export function actOf(deed: Deed): ActKind {
  switch (deed.kind) {
    case 'diamonds':
      return deed.amount > 0 ? 'member.diamondsGiven' : 'member.diamondsTaken';
    case 'refund':
      return 'purchase.refunded';
    case 'orderRefund':
      return 'order.refunded';
    case 'vip':
      return deed.days > 0 ? 'member.vipGiven' : 'member.vipTaken';
    case 'ban':
      return 'member.banned';
  }
}

/** What of it stands in the log beside the balance. */
export function shownOf(deed: Deed): object {
  switch (deed.kind) {
    case 'diamonds':
      return { amount: deed.amount };
    case 'refund':
      return { amount: deed.amount, ...deed.item };
    case 'orderRefund':
      return { amount: deed.amount, orderId: deed.orderNo, fen: deed.fen, items: deed.items };
    case 'vip':
      return { days: deed.days };
    case 'ban':
      return { ban: true };
  }
}

/** Who is meant, by which request, by whom. */
export interface Doing {
  userId: number;
  requestId: string;
  reason: string;
  by: By;
}

/** Does it, once a request; answers whether it had been done. */
export async function doDeed(tx: Tx, deed: Deed, { userId, requestId, reason, by }: Doing): Promise<boolean> {
  const { now, staff } = by;
  switch (deed.kind) {
    case 'diamonds': {
      const movement = {
        userId,
        amount: Math.abs(deed.amount),
        kind: 'adjust',
        ref: `desk:${requestId}`,
        now,
      } as const;
      const { repeated } =
        deed.amount > 0
          ? await credit(tx, { ...movement, title: moneyText.given, from: 'reward' })
          : await takeBack(tx, { ...movement, title: moneyText.taken, to: 'reward' });
      return repeated;
    }
    case 'refund':
      return (await refundPurchase(tx, { userId, ...deed.item, askedAs: requestId, now })).repeated;
    case 'orderRefund':
      await refundOrderWith(tx, deed, { userId, requestId, staffId: staff.id, now });
      return false;
    case 'vip':
      return changeVip(tx, { userId, days: deed.days, ref: `desk:${requestId}`, now });
    case 'ban':
      await banMember(tx, by, { userId, reason });
      return false;
  }
}
