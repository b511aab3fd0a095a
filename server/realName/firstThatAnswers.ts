import type { Checked, RealName } from './port';

/** Several as one: the first that can be asked answers. null for none. */
export function firstThatAnswers(all: readonly RealName[]): RealName | null {
  const [first, ...rest] = all;
  if (!first || rest.length === 0) return first ?? null;
  const shown = all.find(({ people }) => people);
  return {
    name: all.map(({ name }) => name).join(),
    async check(person): Promise<Checked> {
      const failed: unknown[] = [];
      for (const one of all) {
        try {
          return await one.check(person);
        } catch (error) {
          failed.push(error);
        }
      }
      throw new AggregateError(failed, 'Nobody could check the name.');
    },
    ...(shown?.people && { people: shown.people }),
  };
}
