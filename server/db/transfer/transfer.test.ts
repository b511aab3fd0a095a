import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkDatabase } from '@server/db/check';
import type { Database } from '@server/db/database';
import { seed } from '@server/seed/seed';
import { MIGRATED, restoreState } from '@server/testing/states';
import { withTestDatabase } from '@server/testing/testDatabase';
import { testContext } from '@server/testing/testServer';
import { sql } from 'kysely';
import { exportDatabase } from './exportDatabase';
import { importDatabase } from './importDatabase';
import { readTables } from './tables';

const demo = withTestDatabase(async (database: Database) => void (await seed(testContext(database))));
const folder = mkdtempSync(join(tmpdir(), 'plaza-transfer-'));
const file = join(folder, 'plaza.db.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const empty = () => restoreState(demo.database, MIGRATED);

/** A hash of every table; entries of the ledger are numbered anew. */
async function contents(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await readTables(demo.db)) {
    const row = name === 'ledger_entries' ? sql`(to_jsonb(t) - 'id')::text` : sql`to_jsonb(t)::text`;
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(${row}, ';' order by ${row})) as hash from ${sql.table(name)} t`.execute(demo.db);
    hashes[name] = rows[0]?.hash ?? 'empty';
  }
  return hashes;
}

describe('moving a database', () => {
  it('brings every row into an empty one, and numbers go on behind them', async () => {
    const before = await contents();
    const written = await exportDatabase(demo.db, file);
    await empty();
    expect(await contents()).not.toEqual(before);
    expect(await importDatabase(demo.db, file)).toBe(written);
    expect(await contents()).toEqual(before);
    expect(await checkDatabase(demo.db)).toEqual([]);
    const last = await demo.db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { rows } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`.execute(demo.db);
    expect(rows[0]?.id).toBe(last.id + 1);
  });

  it('touches no database that holds something', async () => {
    await exportDatabase(demo.db, file);
    const before = await contents();
    await expect(importDatabase(demo.db, file)).rejects.toThrow('The database is not empty');
    expect(await contents()).toEqual(before);
  });

  const linesOf = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  /** As if the export had written these lines. */
  const sealed = (lines: string[]) => {
    const body = lines.slice(0, -1);
    const digest = createHash('sha256')
      .update(body.map((line) => `${line}\n`).join(''))
      .digest('hex');
    const last = { ...(JSON.parse(lines.at(-1) ?? '') as object), digest };
    return gzipSync([...body, JSON.stringify(last)].join('\n'));
  };
  const harm: [string, () => Buffer, string][] = [
    ['cut short', () => readFileSync(file).subarray(0, -2_000), 'cannot be read'],
    ['without its end', () => gzipSync(linesOf().slice(0, -1).join('\n')), 'ends too soon'],
    ['with a line less', () => gzipSync(linesOf().toSpliced(3, 1).join('\n')), ''],
    ['with a word changed', () => gzipSync(linesOf().join('\n').replace('star_rich', 'star_poor')), 'damaged'],
    ['of a newer Plaza', () => gzipSync(linesOf().join('\n').replace('0013_sweeps', '0099_moon')), '0099_moon'],
    ['of something else', () => gzipSync('{"format":"other"}\n'), 'no export'],
    [
      'with another balance',
      () => sealed(linesOf().map((line) => line.replace(/balance\\": ?[1-9]/, 'balance\\": 77'))),
      'balance',
    ],
  ];
  it.each(harm)('takes nothing of a file %s', async (_name, bytes, said) => {
    if (!existsSync(file)) await exportDatabase(demo.db, file);
    const harmed = join(folder, 'harmed.gz');
    writeFileSync(harmed, bytes());
    await empty();
    await expect(importDatabase(demo.db, harmed)).rejects.toThrow(said);
    expect(await demo.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
