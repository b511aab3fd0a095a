import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '@server/ids';
import { seed } from '@server/seed/seed';
import { withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { type KyselyPlugin, sql } from 'kysely';
import { importContent } from './importContent';

const { dataDir, files, example } = withExampleContent();
const server = withTestServer((ctx) => seed({ ...ctx, config: { ...ctx.config, seed: 'none' } }), {
  environment: { DATA_DIR: dataDir },
});

/** Imports so many games at a price; answers how many statements it took. */
async function take(count: number, price: number): Promise<number> {
  const folder = example((_edit, at) => {
    const file = path.join(at, 'games.json');
    const content = JSON.parse(readFileSync(file, 'utf8')) as { games: { packages?: object; price: number }[] };
    const { packages: _none, ...game } = content.games[0] ?? { price: 0 };
    const games = Array.from({ length: count }, (_one, n) => ({ ...game, key: `many-${n}`, price }));
    writeFileSync(file, JSON.stringify({ ...content, games: [...content.games, ...games] }));
  });
  let asked = 0;
  const ear: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = server.ctx.database.db.withPlugin(ear);
  await importContent(folder, { db, ids: systemIds, files, appId: '2008', now: NOON });
  return asked;
}

it('changes the price of however many games in the same few statements, each with its history', async () => {
  for (const count of [3, 300]) await take(count, 5);
  const few = await take(3, 6);
  const many = await take(300, 7);
  expect(many).toBe(few);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from content_versions v join games g on g.id = v.row_id
    where v.kind = 'game' and v.how = 'import' and g.buy_amount = 7 and v.after ->> 'price' = '7'`.execute(
    server.ctx.database.db,
  );
  expect(rows[0]?.n).toBe(300);
});
