import * as v from 'valibot';
import { ORDER_STATES, type OrdersQuery } from '@/contract/desk/money';

/** What orders are narrowed to, as it stands in the address. */
export const ORDER_FIELDS = ['text', 'state', 'way', 'product', 'day'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** Midnight of a day in the address (`2026-11-23`), and the next; null for anything else. */
function dayOf(text: string | null): { from: number; until: number } | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  if (year === undefined) return null;
  const at = (more: number) => new Date(Number(year), Number(month) - 1, Number(day) + more).getTime();
  return { from: at(0), until: at(1) };
}

/** What the server is asked for. */
export function ordersWish(query: URLSearchParams): Omit<OrdersQuery, 'beforeAt' | 'beforeId'> {
  const [kind, productId] = (query.get('product') ?? '').split('-');
  const text = query.get('text') ?? '';
  const state = query.get('state');
  const payType = query.get('way');
  return {
    ...(text !== '' && { text }),
    ...(v.is(v.picklist(ORDER_STATES), state) && { state }),
    ...(payType && { payType }),
    ...((kind === 'recharge' || kind === 'vip') && { kind, productId: Number(productId) }),
    ...dayOf(query.get('day')),
  };
}
