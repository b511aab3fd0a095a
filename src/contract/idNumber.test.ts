import { ageOn, bornOf, checkOf } from './idNumber';

const numberOf = (digits: string) => `${digits}${checkOf(digits)}`;

describe('an identity number', () => {
  it('is known by its check (the example of GB 11643)', () => {
    expect(checkOf('11010519491231002')).toBe('X');
    expect(bornOf('11010519491231002X')).toBe('1949-12-31');
    expect(bornOf(' 11010519491231002x ')).toBe('1949-12-31');
    expect(bornOf('110105194912310021')).toBeNull();
  });

  it('names a day that there was', () => {
    expect(bornOf(numberOf('11010520100230002'))).toBeNull();
    expect(bornOf(numberOf('11010520121301002'))).toBeNull();
    expect(bornOf('')).toBeNull();
  });

  it('makes whole years, from the birthday on', () => {
    expect(ageOn('2010-06-15', '2026-06-14')).toBe(15);
    expect(ageOn('2010-06-15', '2026-06-15')).toBe(16);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});
