import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkDatabase } from '@server/db/check';
import type { Database } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { stageBalance } from '@server/money/stage';
import { makeMember, NOON } from '@server/testing/members';
import { MIGRATED, restoreState } from '@server/testing/states';
import { withTestDatabase } from '@server/testing/testDatabase';
import { testContext } from '@server/testing/testServer';
import { buildWorld } from '@server/testing/walk/world';
import { sql } from 'kysely';
import { exportDatabase } from './exportDatabase';
import { importDatabase } from './importDatabase';
import { readTables } from './tables';

const filled = withTestDatabase(async (database: Database) => {
  const ctx = testContext(database);
  await buildWorld(ctx);
  for (const coins of [700, 3, 90]) {
    const userId = await makeMember(database.db);
    await withTx(database.db, (tx) => stageBalance(tx, { userId, coins, ids: ctx.ids, now: NOON }));
  }
});
const folder = mkdtempSync(join(tmpdir(), 'plaza-transfer-'));
const file = join(folder, 'plaza.db.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const empty = () => restoreState(filled.database, MIGRATED);

/** A hash of every table; entries of the ledger are numbered anew. */
async function contents(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await readTables(filled.db)) {
    const row = name === 'ledger_entries' ? sql`(to_jsonb(t) - 'id')::text` : sql`to_jsonb(t)::text`;
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(${row}, ';' order by ${row})) as hash from ${sql.table(name)} t`.execute(filled.db);
    hashes[name] = rows[0]?.hash ?? 'empty';
  }
  return hashes;
}

describe('moving a database', () => {
  it('brings every row into an empty one, and numbers go on behind them', async () => {
    const before = await contents();
    const written = await exportDatabase(filled.db, file);
    await empty();
    expect(await contents()).not.toEqual(before);
    expect(await importDatabase(filled.db, file)).toBe(written);
    expect(await contents()).toEqual(before);
    expect(await checkDatabase(filled.db)).toEqual([]);
    const last = await filled.db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { rows } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`.execute(filled.db);
    expect(rows[0]?.id).toBe(last.id + 1);
  });

  it('touches no database that holds something', async () => {
    await exportDatabase(filled.db, file);
    const before = await contents();
    await expect(importDatabase(filled.db, file)).rejects.toThrow('The database is not empty');
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
    ['with a word changed', () => gzipSync(linesOf().join('\n').replace('云端猫岛', '云端狗岛')), 'damaged'],
    ['of a newer Plaza', () => gzipSync(linesOf().join('\n').replace('0013_sweeps', '0099_moon')), '0099_moon'],
    ['of something else', () => gzipSync('{"format":"other"}\n'), 'no export'],
    [
      'with another balance',
      () => sealed(linesOf().map((line) => line.replace(/balance\\": ?[1-9]/, 'balance\\": 77'))),
      'balance',
    ],
  ];
  it.each(harm)('takes nothing of a file %s', async (_name, bytes, said) => {
    if (!existsSync(file)) await exportDatabase(filled.db, file);
    const harmed = join(folder, 'harmed.gz');
    writeFileSync(harmed, bytes());
    await empty();
    await expect(importDatabase(filled.db, harmed)).rejects.toThrow(said);
    expect(await filled.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
