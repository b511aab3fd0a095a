import type { Checkin, CheckinDay, CheckinMonth, CheckinResult, Invite, Invited } from '@/contract/checkin';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

/** A month whose today is Friday, 2026-03-13: signed on four days before, the Wednesday missed. */
export function buildDays(today: Partial<CheckinDay> = {}): CheckinDay[] {
  return Array.from({ length: 37 }, (_, place): CheckinDay => {
    const day = new Date(Date.UTC(2026, 1, 23 + place)).toISOString().slice(0, 10);
    const base = { day, reward: 0, milestone: null, makeup: false };
    if (day < '2026-03-09') return { ...base, state: 'outside' };
    if (day === '2026-03-11') return { ...base, state: 'missed', makeup: true };
    if (day < '2026-03-13') return { ...base, state: 'signed', reward: 1 };
    if (day === '2026-03-13') return { ...base, state: 'claimable', reward: 1, ...today };
    return {
      ...base,
      state: 'future',
      reward: day === '2026-03-18' ? 8 : 2,
      milestone: day === '2026-03-25' ? 10 : null,
    };
  });
}

/** The check-in page of a member before signing. */
export function buildCheckin(over: Partial<Checkin> = {}): Checkin {
  return {
    open: true,
    today: '2026-03-13',
    endTime: FAKE_NOW + 3_600_000,
    signedToday: false,
    balance: 100,
    streak: 1,
    total: 86,
    todayReward: 1,
    tomorrowReward: 2,
    days: buildDays(),
    cycle: [1, 1, 2, 2, 3, 3, 8],
    milestones: [
      { days: 14, coins: 10, reached: false },
      { days: 30, coins: 30, reached: false },
    ],
    makeup: { price: 2, perMonth: 3, left: 3 },
    ...over,
  };
}

/** The same page after signing. */
export const buildSigned = (): Checkin =>
  buildCheckin({ signedToday: true, streak: 2, total: 87, balance: 101, days: buildDays({ state: 'signed' }) });

export function buildCheckinResult(over: Partial<CheckinResult> = {}): CheckinResult {
  return {
    day: '2026-03-13',
    reward: 1,
    price: 0,
    reached: [],
    streak: 2,
    total: 87,
    next: { days: 14, coins: 10, left: 12 },
    tomorrowReward: 2,
    balanceAfter: 101,
    repeated: false,
    ...over,
  };
}

export function buildCheckinMonth(over: Partial<CheckinMonth> = {}): CheckinMonth {
  return {
    month: '2026-03',
    records: [
      { day: '2026-03-12', kind: 'signed', reward: 1, price: 0, milestone: 10, createTime: FAKE_NOW },
      { day: '2026-03-11', kind: 'makeup', reward: 0, price: 2, milestone: null, createTime: FAKE_NOW },
    ],
    count: 2,
    coins: 11,
    earliest: '2026-01',
    ...over,
  };
}

export function buildInvite(over: Partial<Invite> = {}): Invite {
  return {
    code: 'STAR41',
    link: '/register?inviteCode=STAR41',
    count: 2,
    rewarded: 1,
    coins: 10,
    rewards: { invited: 5, inviter: 10, perDay: 20 },
    ...over,
  };
}

export function buildInvited(over: Partial<Invited> = {}): Invited {
  return { id: 9, name: '云***子', avatar: '', createTime: FAKE_NOW - 7_200_000, state: 'waiting', coins: 0, ...over };
}
