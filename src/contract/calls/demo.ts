import * as v from 'valibot';
import { Account } from '@/contract/account';
import { call } from '@/contract/call';
import { Id, Nothing, Null } from '@/contract/fields';

/** Only with DEMO_MODE: what tests and demonstrations need to set the stage. */
export const demoCalls = {
  demoLogin: call({
    method: 'POST',
    path: 'v1/demo/login',
    input: v.object({ persona: v.picklist(['member', 'poor', 'vip', 'expired']) }),
    output: Account,
  }),
  demoReset: call({ method: 'POST', path: 'v1/demo/reset', input: Nothing, output: Null }),
  demoStage: call({
    method: 'POST',
    path: 'v1/demo/stage',
    encoding: 'json',
    input: v.object({
      /** A game's new price in diamonds. */
      price: v.optional(v.object({ gameId: Id, amount: v.number() })),
      /** A member's VIP end in epoch ms, 0 for none. */
      vipExpiry: v.optional(v.object({ uid: v.string(), expTime: v.number() })),
      /** A gift pack's stock. */
      stock: v.optional(v.object({ giftId: Id, left: v.number() })),
      /** A member's diamonds, moved through the ledger. */
      balance: v.optional(v.object({ uid: v.string(), coins: v.number() })),
      /** How far the server's clock runs ahead, in ms. */
      clock: v.optional(v.number()),
      /** Ends every session of the member. */
      revoke: v.optional(v.object({ uid: v.string() })),
    }),
    output: Null,
  }),
  smsOutbox: call({
    method: 'GET',
    path: 'v1/demo/sms/outbox',
    input: v.object({ phone: v.string() }),
    output: v.array(v.object({ phone: v.string(), purpose: v.string(), code: v.string() })),
  }),
};
