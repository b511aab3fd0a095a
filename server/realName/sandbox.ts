import { adapter } from '@server/adapter';
import { businessDate } from '@server/businessDay';
import type { Clock } from '@server/clock';
import { realNameText } from '@server/text/realName';
import { checkOf } from '@/contract/idNumber';
import type { RealName } from './port';
import type { RealNameTools } from './table';

/** One of each side of every limit that the market has: 8, 14, 16 and 18. */
const AGES = [7, 8, 13, 14, 15, 16, 17, 18, 30];
/** A region that no card is given out in. */
const REGION = '990000';

/** The sandbox: invented people of each age, by the clock; nobody else is on record, and another name does not match. */
export function realNameSandbox(clock: Clock): RealName {
  const people = () =>
    AGES.map((age, at) => {
      const today = businessDate(clock.now());
      // A birthday of the first of the year is behind them on any day.
      const digits = `${REGION}${Number(today.slice(0, 4)) - age}0101${String(100 + at)}`;
      return { age, name: realNameText.person(age), idNumber: `${digits}${checkOf(digits)}` };
    });
  return {
    name: 'sandbox',
    async check({ name, idNumber }) {
      const known = people().find((one) => one.idNumber === idNumber);
      if (!known) return 'unknown';
      return known.name === name ? 'match' : 'mismatch';
    },
    people,
  };
}

export const sandboxAdapter = adapter({
  name: 'sandbox',
  settings: {},
  create: async (_none, { clock }: RealNameTools) => realNameSandbox(clock),
});
