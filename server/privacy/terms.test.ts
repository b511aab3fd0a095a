import { kept } from '@server/db/retention';
import { jobsOf } from '@server/jobs';
import { withTestServer } from '@server/testing/testServer';
import { memberData, nobodys } from './memberData';
import { type Term, terms } from './terms';

const server = withTestServer();
const all: readonly Term[] = Object.values(terms);

describe('how long things are kept', () => {
  it('is said of every job that forgets something, and of nothing that no job forgets', () => {
    const sweeps = jobsOf(server.ctx).map(({ name }) => name);
    // What came up an hour ago is thrown together, not forgotten.
    const forgetting = sweeps.filter((name) => /^sweep(?!Bumps)|^fillFigures$/.test(name));
    expect([...new Set(all.map(({ by }) => by))].sort()).toEqual(forgetting.sort());
  });

  it('is said of every table that the general sweep goes through, and of tables that there are', () => {
    for (const { table, as } of kept)
      expect([table, terms[as].tables]).toEqual([table, expect.arrayContaining([table])]);
    const known = new Set([...memberData.map(({ table }) => table), ...Object.values(nobodys).flat()]);
    expect(all.flatMap(({ tables }) => tables).filter((table) => !known.has(table))).toEqual([]);
  });
});
