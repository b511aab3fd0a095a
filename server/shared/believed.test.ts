import { NOON } from '@server/testing/members';
import { createBelieved } from './believed';

const DAY_MS = 86_400_000;

/** How many of so many doings are believed. */
const count = (times: number, does: (n: number) => boolean) =>
  Array.from({ length: times }, (_, n) => does(n)).filter(Boolean).length;

describe('what moves a count', () => {
  it('is a member once a day and thing, wherever they are, and a net of guests as often as there may be people', () => {
    let now = NOON;
    const isBelieved = createBelieved({ now: () => now });
    const member = (n: number) => isBelieved(7, { userId: 1, address: `10.0.0.${n}` });
    const net = (n: number) => isBelieved(7, { userId: null, address: `2001:db8:7:${n.toString(16)}::1` });
    expect([count(150, member), count(150, net)]).toEqual([1, 3]);
    expect(count(150, () => isBelieved(7, { userId: null, address: '10.0.0.1' }))).toBe(3);
    expect(count(2, () => isBelieved(7, { userId: 2, address: '10.0.0.1' }))).toBe(1);
    expect(count(2, () => isBelieved(8, { userId: 1, address: '10.0.0.1' }))).toBe(1);
    now += DAY_MS;
    expect([count(150, member), count(150, net)]).toEqual([1, 3]);
  });

  it('is remembered of a bounded number of doings', () => {
    const isBelieved = createBelieved({ now: () => NOON }, 5);
    const look = (thing: number) => isBelieved(thing, { userId: 1, address: '' });
    expect([1, 2, 3, 4, 5, 1].map(look)).toEqual([true, true, true, true, true, true]);
    expect(look(1)).toBe(false);
  });
});
