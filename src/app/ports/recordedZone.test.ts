import { keepZone } from './recordedZone';

/** A realm of its own, so that the tests beside this one keep their dates. */
function realmIn(utcOffset: number) {
  const realm = { Date: class extends Date {} as DateConstructor };
  // Own methods of the copy, as a frame has its own `Date.prototype`.
  for (const name of Object.getOwnPropertyNames(Date.prototype)) {
    if (name !== 'constructor') {
      Object.defineProperty(realm.Date.prototype, name, {
        ...Object.getOwnPropertyDescriptor(Date.prototype, name),
        writable: true,
      });
    }
  }
  keepZone(realm, utcOffset);
  return realm.Date;
}

describe('the zone of a recording', () => {
  it.each([
    [480, [2026, 10, 21, 6, 6, 30]],
    [-480, [2026, 10, 20, 5, 14, 30]],
    [345, [2026, 10, 21, 6, 4, 15]],
  ])('R20: tells local dates %i minutes east of UTC, wherever it runs', (utcOffset, expected) => {
    const There = realmIn(utcOffset);
    const date = new There(Date.UTC(2026, 10, 20, 22, 30));
    expect([
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getDay(),
      date.getHours(),
      date.getMinutes(),
    ]).toEqual(expected);
    expect(date.getTimezoneOffset()).toBe(-utcOffset);
  });

  it('R20: reads parts of a date as that place means them', () => {
    const There = realmIn(480);
    expect(new There(2026, 10, 21).getTime()).toBe(Date.UTC(2026, 10, 20, 16));
    expect(new There(2026, 10, 31).getDate()).toBe(1);
    expect(new There('2026-11-20T00:00:00Z').getTime()).toBe(Date.UTC(2026, 10, 20));
    expect(new There(5)).toBeInstanceOf(There);
  });
});
