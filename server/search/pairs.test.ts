import { withTestDatabase } from '@server/testing/testDatabase';
import fc from 'fast-check';
import { sql } from 'kysely';

const test = withTestDatabase();

/** Few signs, so that words are found, and those with a meaning in queries, texts or patterns. */
const sign = fc.constantFrom('猫', '岛', '😀', 'A', 'a', 'É', 'é', "'", '\\', '&', ':', '*', '!', ' ', '<');
const text = fc.string({ unit: sign, maxLength: 12 });
const word = fc.string({ unit: sign, minLength: 1, maxLength: 4 });

describe('pairs of signs', () => {
  it('C10: an index over them misses no text that contains the word, whatever signs either has', async () => {
    const cases = fc.sample(fc.tuple(text, word, text), { numRuns: 300, seed: 14 });
    const rows = cases.flatMap(([before, sought, after]) => [
      { text: `${before}${sought.toUpperCase()}${after}`, word: sought },
      { text: before, word: sought },
    ]);
    const { rows: judged } = await sql<{ contains: boolean; found: boolean }>`
      select text_pairs(text) @@ pairs_of_word(word) as found,
        strpos(lower(text), lower(word)) > 0 as contains
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (text text, word text)`.execute(test.db);
    expect(judged.filter(({ contains }) => contains).length).toBeGreaterThan(300);
    expect(judged.filter(({ contains, found }) => contains && !found)).toEqual([]);
    expect(judged.filter(({ found }) => !found).length).toBeGreaterThan(100);
  });

  it('C10: a word of one sign is found wherever the sign stands', async () => {
    const found = async (text: string, one: string) => {
      const { rows } = await sql<{
        found: boolean;
      }>`select text_pairs(${text}) @@ pairs_of_word(${one}) as found`.execute(test.db);
      return rows[0]?.found;
    };
    expect(await Promise.all(['猫', '岛', '见'].map((one) => found('猫岛见', one)))).toEqual([true, true, true]);
    expect(await found('猫岛见', '邮')).toBe(false);
  });
});
