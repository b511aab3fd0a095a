import * as v from 'valibot';
import { type ApiFault, businessCode, isFault, isLost } from '@/api/fault';
import { isFinal } from '@/api/isFinal';
import { memberStatus, statusToPay } from '@/api/memberStatus';
import { code } from '@/contract/codes';
import type { UserStatus } from '@/contract/userStatus';
import type { Listen } from '@/kernel/listen';
import { serverNow } from '@/shell/clock/serverNow';
import { sayFault } from '@/shell/faults/sayFault';
import { callsOf, type UnlockCalls } from './unlockCalls';
import { unlockDue } from './unlockDue';
import { selectUnlock, unlockEvents } from './unlockSlice';

/** Pauses between the looks at what a lost answer has done; the last one repeats. */
const LOOK_AGAIN_MS = [0, 2_000, 4_000, 8_000, 15_000];

const Repriced = v.object({ price: v.number() });
const Short = v.object({ price: v.number(), balance: v.number() });

const refusalOf = (fault: unknown) =>
  unlockEvents.refused({ text: sayFault(fault), told: businessCode(fault) === undefined });

/** The event behind a refused request. */
function settled(fault: ApiFault) {
  if (fault.kind === 'business') {
    const repriced = v.safeParse(Repriced, fault.data);
    if (fault.code === code.priceChanged && repriced.success) return unlockEvents.priceChanged(repriced.output);
    const short = v.safeParse(Short, fault.data);
    if (fault.code === code.balanceInsufficient && short.success) return unlockEvents.fellShort(short.output);
  }
  // The end of a session has moved this machine on; code 2 is heard here only while another login is under way.
  if (isLost(fault) || fault.kind === 'session') return unlockEvents.lost();
  return refusalOf(fault);
}

/** The calls of an unlock: the look while the dialog asks, the check, the request, and the search after a lost answer. */
export const unlockRequestEffects = (listen: Listen, calls: UnlockCalls) => [
  listen.onEnter(selectUnlock, 'confirming', async ({ intent: { target } }, { dispatch }) => {
    const { data: seen } = await callsOf(calls, target).look(target, dispatch);
    if (!seen) return;
    const { open, price, vip } = seen;
    if (open) dispatch(unlockEvents.foundOpen());
    else if (price !== target.price || vip !== target.vip) dispatch(unlockEvents.seen({ price, vip }));
  }),

  listen.onEnter(selectUnlock, 'checking', async ({ intent: { target } }, api) => {
    // Where only VIP opens it, the server says so itself (3005): nothing can be charged.
    const dueBy = (status: UserStatus) => unlockDue(target, status, serverNow(api)) ?? 0;
    const status = await statusToPay(api, (known) => known.coinNum < dueBy(known));
    if (!status) return void api.dispatch(unlockEvents.statusMissing());
    const due = dueBy(status);
    if (status.coinNum >= due) api.dispatch(unlockEvents.passed({ due }));
    else api.dispatch(unlockEvents.fellShort({ price: due, balance: status.coinNum }));
  }),

  listen.onEnter(selectUnlock, 'requesting', async ({ intent: { target, requestId }, due }, { dispatch }) => {
    const { data, error } = await callsOf(calls, target).send(target, { requestId, expectPrice: due }, dispatch);
    if (data) return void dispatch(unlockEvents.answered({ charged: data.charged }));
    dispatch(isFault(error) ? settled(error) : unlockEvents.lost());
  }),

  listen.onEnter(selectUnlock, 'unknown', async ({ intent: { target } }, api) => {
    for (let round = 0; ; round += 1) {
      await api.delay(LOOK_AGAIN_MS[Math.min(round, LOOK_AGAIN_MS.length - 1)] ?? 0);
      const [{ data: seen, error }] = await Promise.all([
        callsOf(calls, target).look(target, api.dispatch),
        memberStatus(api, { anew: true }),
      ]);
      if (isFinal(error)) return void api.dispatch(refusalOf(error));
      if (!seen) continue;
      const { open, price, vip } = seen;
      return void api.dispatch(open ? unlockEvents.foundOpen() : unlockEvents.foundUnpaid({ price, vip }));
    }
  }),
];
