const MINUTE_MS = 60_000;

/** What tells the local time of a moment. */
const LOCAL = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'] as const;

/**
 * Makes local dates those of the recording, wherever and whenever it is looked at: `utcOffset` in minutes east of UTC.
 * For a document of its own only; it changes the `Date` of the whole realm.
 */
export function keepZone(realm: { Date: DateConstructor }, utcOffset: number): void {
  const shift = utcOffset * MINUTE_MS;
  const Own = realm.Date;
  const { prototype } = Own;
  for (const part of LOCAL) {
    const inUtc = prototype[`getUTC${part}`];
    prototype[`get${part}`] = function (this: Date) {
      return inUtc.call(new Own(this.getTime() + shift));
    };
  }
  prototype.getTimezoneOffset = () => -utcOffset;

  class RecordedDate extends Own {
    constructor(...parts: number[] | [string] | [Date]) {
      if (parts.length === 0) super();
      else if (parts.length === 1) super(parts[0] as number);
      else super(Own.UTC(...(parts as [number, number])) - shift);
    }
  }
  realm.Date = RecordedDate as unknown as DateConstructor;
}
