import { signDays } from '@server/testing/checkin';
import { makeMember, NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { checkinCalls } from '@/contract/calls/checkin';
import { statusCalls } from '@/contract/calls/status';
import { monthSpan, weekSpan } from './calendar';
import { checkinOverview } from './overview';

const server = withTestServer();
const DAY = 86_400_000;

describe('the check-in page', () => {
  it('shows a guest what a new member would have', async () => {
    const told = await server.get(checkinCalls.checkin, {});
    expect(told).toMatchObject({
      today: '2026-03-02',
      streak: 0,
      todayReward: 1,
      tomorrowReward: 1,
      signedToday: false,
    });
    expect(told.days[0]).toMatchObject({ day: '2026-03-01', state: 'outside' });
    expect(told.days[1]).toMatchObject({ state: 'claimable', reward: 1 });
    expect(told.days.find(({ day }) => day === '2026-03-08')).toMatchObject({ state: 'future', reward: 8 });
    expect(told.days.find(({ day }) => day === '2026-03-15')).toMatchObject({ milestone: 10 });
    expect(await server.ask(checkinCalls.signIn, { requestId: 'request-1' })).toMatchObject({ code: 2 });
  });

  it('shows each day of the month and of the week as it stands', async () => {
    const { db } = server.ctx.database;
    const userId = await makeMember(db);
    await signDays(db, userId, [0, 1, 3]);
    const told = await checkinOverview(db, userId, NOON + 4 * DAY);
    expect(told.days.map(({ state }) => state).slice(0, 7)).toEqual([
      'outside',
      'signed',
      'signed',
      'missed',
      'signed',
      'claimable',
      'future',
    ]);
    expect(told.days[3]).toMatchObject({ day: '2026-03-04', makeup: true });
    expect(told).toMatchObject({
      streak: 1,
      total: 3,
      todayReward: 1,
      tomorrowReward: 2,
      makeup: { price: 2, left: 3 },
    });
  });

  it('reaches over the month where its week does, and lets nobody make up what lies there', async () => {
    const { db } = server.ctx.database;
    const userId = await makeMember(db);
    // Wednesday, 1 April 2026.
    const { days } = await checkinOverview(db, userId, NOON + 30 * DAY);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-03-30', '2026-04-30']);
    expect(days[0]).toMatchObject({ state: 'missed', makeup: false });
  });

  it('tells over HTTP what was signed, and the status follows', async () => {
    const member = await registerMember(server);
    const told = await server.get(checkinCalls.signIn, { requestId: 'request-1' }, member);
    expect(told).toMatchObject({ reward: 1, balanceAfter: 21 });
    const status = await server.get(statusCalls.me, { uid: member.uid }, member);
    expect(status).toMatchObject({ coinNum: 21, checkedInToday: true });
    expect(await server.ask(checkinCalls.signIn, { requestId: 'request-2' }, member)).toMatchObject({
      code: 4003,
      msg: '今天已经签到过了',
    });
    server.ctx.clock.runAhead(DAY);
    expect(await server.get(statusCalls.me, { uid: member.uid }, member)).toMatchObject({ checkedInToday: false });
    expect(await server.get(checkinCalls.checkinRecord, { month: '2026-03' }, member)).toMatchObject({ count: 1 });
    expect(await server.ask(checkinCalls.checkinRecord, { month: '2026-13' }, member)).toMatchObject({ code: 1001 });
  });
});

describe('the calendar', () => {
  it('knows weeks from Monday and months of every length', () => {
    expect(weekSpan('2026-03-01')).toEqual({ first: '2026-02-23', last: '2026-03-01' });
    expect(weekSpan('2026-03-02')).toEqual({ first: '2026-03-02', last: '2026-03-08' });
    expect(monthSpan('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(monthSpan('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  });
});
