import { buildStatus, buildVipStatus } from '@/testing/builders/member';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { judgeBalance, priceDue } from './price';

const PRICE = 30;
const members = {
  'no VIP': buildStatus(),
  'running VIP': buildVipStatus(),
  'VIP that ended': buildStatus({ levelType: 1, expTime: FAKE_NOW - 1 }),
};
const balances: [unknown, 'enough' | 'short' | 'unreadable'][] = [
  [-1, 'short'],
  [0, 'short'],
  [PRICE - 1, 'short'],
  [PRICE, 'enough'],
  [PRICE + 1, 'enough'],
  [null, 'unreadable'],
  ['12', 'unreadable'],
  [Number.NaN, 'unreadable'],
  [2 ** 53, 'enough'],
];

/** Reliability 5: nine balances × three kinds of member × three kinds of game. */
const table = balances.flatMap(([balance, whenPaying]) =>
  Object.keys(members).flatMap((member) =>
    [0, 1, 2].map((onlineType) => {
      const free = onlineType === 0 || member === 'running VIP';
      const forFree = whenPaying === 'unreadable' ? 'unreadable' : 'enough';
      return { balance, member: member as keyof typeof members, onlineType, verdict: free ? forFree : whenPaying };
    }),
  ),
);

describe('price', () => {
  it('E1: the decision table has 81 rows', () => expect(table).toHaveLength(81));

  it.each(table)('E1: balance $balance, $member, onlineType $onlineType → $verdict', (row) => {
    const due = priceDue(
      { onlineType: row.onlineType, owned: false, vipFree: true },
      PRICE,
      members[row.member],
      FAKE_NOW,
    );
    expect(judgeBalance(row.balance, due)).toBe(row.verdict);
  });

  it('E3: an owned game costs nothing again', () => {
    expect(priceDue({ onlineType: 1, owned: true, vipFree: false }, PRICE, members['no VIP'], FAKE_NOW)).toBe(0);
  });

  it('a game that VIP does not include costs a VIP member its price', () => {
    expect(priceDue({ onlineType: 1, owned: false, vipFree: false }, PRICE, members['running VIP'], FAKE_NOW)).toBe(30);
  });

  it('spec 3: VIP without an end does not end', () => {
    const forever = buildStatus({ levelType: 2, expTime: null });
    expect(priceDue({ onlineType: 1, owned: false, vipFree: true }, PRICE, forever, FAKE_NOW)).toBe(0);
  });
});
