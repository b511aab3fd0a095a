const MINUTE_MS = 60_000;

/**
 * Makes local dates those of the recording, wherever and whenever it is looked at: `utcOffset` in minutes east of UTC.
 * For a document of its own only; it changes the `Date` of the whole realm.
 */
export function keepZone(realm: { Date: DateConstructor }, utcOffset: number): void {
  const shift = utcOffset * MINUTE_MS;
  const Own = realm.Date;
  class RecordedDate extends Own {
    constructor(...parts: number[] | [string] | [Date]) {
      if (parts.length === 0) super();
      else if (parts.length === 1) super(parts[0] as number);
      else super(Own.UTC(...(parts as [number, number])) - shift);
    }

    private get there(): Date {
      return new Own(this.getTime() + shift);
    }
    override getFullYear() {
      return this.there.getUTCFullYear();
    }
    override getMonth() {
      return this.there.getUTCMonth();
    }
    override getDate() {
      return this.there.getUTCDate();
    }
    override getDay() {
      return this.there.getUTCDay();
    }
    override getHours() {
      return this.there.getUTCHours();
    }
    override getMinutes() {
      return this.there.getUTCMinutes();
    }
    override getTimezoneOffset() {
      return -utcOffset;
    }
  }
  realm.Date = RecordedDate as unknown as DateConstructor;
}
