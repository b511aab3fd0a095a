import type { UnknownAction } from '@reduxjs/toolkit';
import { createGate } from '@/kernel/gate';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { buildOrder } from '@/testing/builders/money';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { describeMachine } from '@/ui/testing/describeMachine';
import { CHECKOUT_KEY, noteCheckout, readCheckout } from './checkoutJournal';
import { type CheckoutState, checkoutStart, checkoutTable, type PayIntent } from './checkoutMachine';
import { checkoutSlice, checkoutEvents as events, kindOf } from './checkoutSlice';

const intent: PayIntent = {
  requestId: '00000000-0000-4000-8000-000000000001',
  kind: 'vip',
  productId: 2,
  payType: 'alipay',
  expectPrice: 3_000,
  sourceGameId: 7,
  vipEndBefore: 0,
};
const asked = { kind: 'vip', sourceGameId: 7 } as const;
const order = buildOrder({ orderId: 'R1', kind: 'recharge' });

const samples: { [At in CheckoutState['at']]: Extract<CheckoutState, { at: At }> } = {
  idle: { at: 'idle' },
  placing: { at: 'placing', intent },
  repriced: { at: 'repriced', intent, price: 3_500 },
  refused: { at: 'refused', intent, text: '不行', code: 1 },
  unknown: { at: 'unknown', intent },
  leaving: { at: 'leaving', ...asked, bill: { orderId: 'R1', payUrl: '/pay/1' } },
  checking: { at: 'checking', orderId: 'R1', ...asked },
  late: { at: 'late', orderId: 'R1', ...asked },
  paid: { at: 'paid', ...asked, order: null },
  closed: { at: 'closed', ...asked },
};

const bill = { orderId: 'R2', payUrl: '/pay/2' };
const ways: Record<string, readonly UnknownAction[]> = {
  asked: [events.asked(intent)],
  vipEndSeen: [events.vipEndSeen({ vipEndBefore: 0 })],
  placed: [events.placed(bill)],
  continued: [events.continued({ ...bill, kind: 'recharge' })],
  opened: [events.opened()],
  priceChanged: [events.priceChanged({ price: 3_500 })],
  refused: [events.refused({ text: '不行', code: 1 })],
  lost: [events.lost()],
  foundNothing: [events.foundNothing({ text: '没有扣款' })],
  barred: [events.barred()],
  returned: [events.returned({ orderId: 'R1', ...asked })],
  restored: [events.restored({ ...asked, intent }), events.restored({ ...asked, orderId: 'R1' })],
  paid: [events.paid({ order })],
  closed: [events.closed()],
  notFound: [events.notFound()],
  held: [events.held()],
  refunded: [events.refunded()],
  stillPending: [events.stillPending()],
  dismissed: [events.dismissed()],
  ended: [sessionEnded({ by: 'logout' }), sessionStarted({ account: buildAccount(), by: 'login' })],
};
const step = (state: CheckoutState, action: UnknownAction) => checkoutSlice.reducer(state, action);

describeMachine<CheckoutState, UnknownAction>('E6: checkout', {
  table: checkoutTable,
  start: checkoutStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step,
});

describe('E6: what a payment carries along', () => {
  it('from the tap to the cashier', () => {
    expect(step(samples.idle, events.asked(intent))).toEqual(samples.placing);
    expect(step(samples.placing, events.placed(bill))).toEqual({ at: 'leaving', ...asked, bill });
    expect(step(samples.placing, events.opened())).toEqual(samples.paid);
    expect(step(samples.placing, events.priceChanged({ price: 3_500 }))).toEqual(samples.repriced);
    expect(step(samples.unknown, events.foundNothing({ text: 'x' }))).toEqual({
      at: 'refused',
      intent,
      text: 'x',
      code: 0,
    });
  });

  it('an open order keeps its game only while that very order is asked about', () => {
    const more = (orderId: string) => events.continued({ orderId, payUrl: '/pay', kind: 'vip' });
    expect(step(samples.late, more('R1'))).toMatchObject({ sourceGameId: 7 });
    expect(step(samples.late, more('R2'))).toMatchObject({ sourceGameId: 0, bill: { orderId: 'R2' } });
    expect(step(samples.paid, more('R1'))).toMatchObject({ sourceGameId: 0 });
  });

  it('what was paid is the order’s own word', () => {
    expect(step(samples.checking, events.paid({ order }))).toEqual({
      at: 'paid',
      kind: 'recharge',
      sourceGameId: 7,
      order,
    });
    expect(step(samples.checking, events.stillPending())).toEqual(samples.late);
    expect(step(samples.checking, events.closed())).toEqual(samples.closed);
  });

  it('its kind is known wherever it stands', () => {
    const kinds = Object.values(samples).map((state) => kindOf(state));
    expect(kinds).toEqual([undefined, ...Array(9).fill('vip')]);
  });

  it('a reload finds the order, or else the lost request', () => {
    expect(step(samples.idle, events.restored({ ...asked, orderId: 'R1', intent }))).toEqual(samples.checking);
    expect(step(samples.idle, events.restored({ ...asked, intent }))).toEqual(samples.unknown);
    expect(step(samples.idle, events.restored(asked))).toMatchObject({ at: 'checking', orderId: '' });
  });
});

describe('E6: the note of a payment', () => {
  const noted = (state: CheckoutState, uid = '1001') => {
    const store = createFakeStore(createGate());
    noteCheckout(store, uid, state);
    return store;
  };

  it.each([
    ['placing', { ...asked, intent }],
    ['unknown', { ...asked, intent }],
    ['leaving', { ...asked, orderId: 'R1' }],
    ['checking', { ...asked, orderId: 'R1' }],
    ['late', { ...asked, orderId: 'R1' }],
  ] as const)('%s survives a reload, for its member', (at, record) => {
    const store = noted(samples[at]);
    expect(readCheckout(store, '1001')).toEqual(record);
    expect([readCheckout(store, '2002'), readCheckout(store, '')]).toEqual([undefined, undefined]);
  });

  it.each(['idle', 'repriced', 'refused', 'paid', 'closed'] as const)('%s leaves no note', (at) => {
    const store = noted(samples.checking);
    noteCheckout(store, '1001', samples[at]);
    expect(store.read(CHECKOUT_KEY)).toBeNull();
    expect(noted(samples.checking, '').read(CHECKOUT_KEY)).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"uid":"1001","kind":"vip","sourceGameId":0}', '{"uid":"1001","intent":7}'])(
    'a note that reads %s is none',
    (text) => {
      const store = createFakeStore(createGate(), { [CHECKOUT_KEY]: text });
      expect(readCheckout(store, '1001')).toBeUndefined();
    },
  );
});
