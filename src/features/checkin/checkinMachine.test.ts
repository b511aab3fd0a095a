import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { buildCheckinResult } from '@/testing/builders/checkin';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type CheckinIntent, type CheckinState, checkinStart, checkinTable } from './checkinMachine';
import { checkinSlice, checkinEvents as events, selectCheckin, selectSending } from './checkinSlice';

const intent: CheckinIntent = { kind: 'sign', requestId: '00000000-0000-4000-8000-000000000001' };
const result = buildCheckinResult();

const samples: { [At in CheckinState['at']]: Extract<CheckinState, { at: At }> } = {
  idle: { at: 'idle' },
  loginNeeded: { at: 'loginNeeded', why: 'tapped' },
  sending: { at: 'sending', intent },
  unknown: { at: 'unknown', intent },
  done: { at: 'done', intent, result },
  refused: { at: 'refused', intent, text: '签到活动暂未开放', told: false },
};

const ways: Record<string, readonly UnknownAction[]> = {
  asked: [events.asked({ intent, member: true }), events.asked({ intent, member: false })],
  resumed: [events.resumed({ requestId: intent.requestId })],
  sentToLogin: [events.sentToLogin()],
  restored: [events.restored({ intent })],
  answered: [events.answered({ result })],
  foundDone: [events.foundDone()],
  lost: [events.lost()],
  foundUndone: [events.foundUndone({ text: '签到失败' })],
  refused: [events.refused({ text: '签到活动暂未开放', told: false })],
  ended: [sessionEnded({ by: 'logout' })],
};

const step = (state: CheckinState, action: UnknownAction) =>
  underThrowingWorld(() => checkinSlice.reducer(state, action));

// The end of a session comes in two ways by one action: expiry is walked below.
const { expired: _sending, ...sending } = checkinTable.sending;
const { expired: _unknown, ...unknown } = checkinTable.unknown;

describeMachine<CheckinState, UnknownAction>('check-in', {
  table: { ...checkinTable, sending, unknown },
  start: checkinStart,
  sample: (at) => samples[at],
  events: (event) => ways[event] ?? [],
  step,
});

describe('an expired session', () => {
  it('C5: takes signing along to login, and drops a made-up day, which costs diamonds', () => {
    const makeup: CheckinIntent = { kind: 'makeup', requestId: 'r', day: '2026-03-11', price: 2 };
    for (const at of ['sending', 'unknown'] as const) {
      expect(step(samples[at], sessionEnded({ by: 'expired' }))).toEqual({ at: 'loginNeeded', why: 'expired' });
      const dated = { at, intent: { ...intent, day: '2026-03-13' } } as const;
      expect(step(dated, sessionEnded({ by: 'expired' }))).toMatchObject({ at: 'loginNeeded', day: '2026-03-13' });
      expect(step({ at, intent: makeup }, sessionEnded({ by: 'expired' }))).toEqual({ at: 'idle' });
    }
    expect(step(samples.done, sessionEnded({ by: 'expired' }))).toEqual({ at: 'idle' });
  });
});

describe('what a check-in keeps', () => {
  it('C5: goes on after login as a signature under its request', () => {
    expect(step(samples.idle, events.resumed({ requestId: 'r9' }))).toEqual({
      at: 'sending',
      intent: { kind: 'sign', requestId: 'r9' },
    });
  });

  it('the words of a refusal, and whether a toast has said them', () => {
    expect(step(samples.unknown, events.foundUndone({ text: '签到失败' }))).toEqual({
      ...{ at: 'refused', intent, text: '签到失败', told: false },
    });
    expect(step(samples.sending, events.refused({ text: '满了', told: true }))).toMatchObject({ told: true });
  });

  it('the request its button waits for', () => {
    const waits = (at: CheckinState['at']) => selectSending({ checkin: samples[at] });
    expect([waits('sending'), waits('unknown')]).toEqual([intent, intent]);
    expect([waits('idle'), waits('done'), waits('refused')]).toEqual([undefined, undefined, undefined]);
    expect(selectCheckin({ checkin: samples.done })).toBe(samples.done);
  });
});
