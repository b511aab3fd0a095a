import { rankOf, restOf, wheelFields } from './wheelFields';

const prizesOf = (...coins: number[]) =>
  coins.map((each, at) => ({ id: at + 1, coins: each, percent: 100 / coins.length }));

describe('the fields of the wheel', () => {
  it('hold every prize, the dearest at the top, the dear ones once', () => {
    const fields = wheelFields(prizesOf(0, 2, 8, 30, 100)).map(({ coins }) => coins);
    expect(fields).toEqual([100, 0, 2, 8, 30, 0, 2, 8]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])('of %i prizes: all are there, and no two alike side by side', (count) => {
    const prizes = prizesOf(...Array.from({ length: count }, (_, at) => at * 5));
    const fields = wheelFields(prizes);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(count);
    expect(fields.length).toBeGreaterThanOrEqual(Math.min(count * 2, 6));
    const beside = fields.filter(({ id }, at) => id === fields[(at + 1) % fields.length]?.id);
    expect(beside).toHaveLength(count === 1 ? fields.length : 0);
  });

  it('turn so that the pointer stands on the prize', () => {
    const fields = wheelFields(prizesOf(0, 2, 8, 30, 100));
    for (const { id } of fields) {
      const turned = restOf(fields, id);
      const atTop = (((-turned / (360 / fields.length)) % fields.length) + fields.length) % fields.length;
      expect(fields[atTop]?.id).toBe(id);
      expect(Math.abs(turned)).toBeLessThanOrEqual(180);
    }
    expect(restOf(fields, 99)).toBe(0);
    expect(restOf(fields, undefined)).toBe(0);
  });

  it('know what is dear', () => {
    const prizes = prizesOf(0, 2, 8);
    expect(prizes.map((prize) => rankOf(prizes, prize))).toEqual([-1, 1, 0]);
  });
});
