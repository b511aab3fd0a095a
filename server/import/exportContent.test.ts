import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemIds } from '@server/ids';
import { seed } from '@server/seed/seed';
import { withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { exportContent } from './exportContent';
import { importContent } from './importContent';
import { rowsOf } from './testing/rowsOf';

const { dataDir, files, example } = withExampleContent();
const server = withTestServer((ctx) => seed({ ...ctx, config: { ...ctx.config, seed: 'none' } }), {
  environment: { DATA_DIR: dataDir },
});
const db = () => server.ctx.database.db;
const [out, again] = ['one', 'two'].map((name) => mkdtempSync(path.join(tmpdir(), `plaza-export-${name}-`))) as [
  string,
  string,
];
afterAll(() => [out, again].map((folder) => rmSync(folder, { recursive: true, force: true })));
const written = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

const take = (folder: string) => importContent(folder, { db: db(), ids: systemIds, files, appId: '2008', now: NOON });
/** What members see or pay by; rows beside an activity are written anew, and a banner's place is counted. */
const rows = () =>
  rowsOf(
    db(),
    ...['games', 'game_packages', 'gift_packs', 'gift_codes', 'activities'],
    ...['tasks', 'recharge_products', 'vip_products', 'stories', 'pick_lists', 'picks'],
    ...['shortcuts', 'home_sections', 'bulletins', 'faq_categories', 'faqs', 'square_tags', 'game_types'],
    ...['search_keywords', 'app_config', 'books', 'book_label_links', 'chapters', 'chapter_texts', 'chapter_pages'],
    ...['welfare_items', 'checkin_rules', 'checkin_milestones', 'invite_rules'],
    ...['square_config', 'reading_config'],
  );

describe('npm run content:export', () => {
  it('writes a folder that an import takes without changing a row, and a change in it is the only one', async () => {
    await take(example());
    // Somebody added a banner past the import, which has no key; the game's price was changed at the desk.
    await sql`insert into banners (image, title, sort, active)
      select image, '桌上加的', 99, true from banners limit 1`.execute(db());
    await sql`update games set buy_amount = 18 where name = '星际货栈'`.execute(db());
    // So were its words and values: what is heaviest, what is off, whom to ask.
    await sql`update search_keywords set weight = 77 where keyword = '夜行列车'`.execute(db());
    await sql`update app_config set value = value || '{"wechat": "plaza", "hours": "9-21"}' where key = 'support'`.execute(
      db(),
    );
    await sql`update square_config set value = '4' where key = 'maxTags'`.execute(db());
    await sql`update reading_config set value = '25' where key = 'batchDiscount'`.execute(db());
    await sql`update books set title = '夜行列车（改）'`.execute(db());
    const before = await rows();

    const counts = await exportContent(out, { db: db(), files, appId: '2008', now: NOON });
    expect(counts.get('games.json games')).toBe(2);
    const text = readFileSync(path.join(out, 'games.json'), 'utf8');
    const { games } = JSON.parse(text) as {
      games: { key: string; price: number; packages: { android?: { file: string } } }[];
    };
    expect(games.find(({ key }) => key === 'star-depot')?.price).toBe(18);
    const apk = games.find(({ key }) => key === 'paper-boats')?.packages.android?.file ?? '';
    expect(existsSync(path.join(out, apk))).toBe(true);

    const { squareRules, readingRules } = JSON.parse(readFileSync(path.join(out, 'settings.json'), 'utf8'));
    expect([squareRules.maxTags, readingRules.batchDiscount]).toEqual([4, 25]);

    await take(out);
    expect(await rows()).toBe(before);
    await exportContent(again, { db: db(), files, appId: '2008', now: NOON });
    expect(written(again)).toEqual(written(out));
    expect([...(await take(out)).values()].every(({ added, changed }) => added + changed === 0)).toBe(true);

    writeFileSync(path.join(out, 'games.json'), text.replace('"price": 18', '"price": 15'));
    expect((await take(out)).get('game')).toMatchObject({ added: 0, changed: 1 });
    const { rows: found } = await sql<{ price: number }>`select buy_amount as price from games
      where name = '星际货栈'`.execute(db());
    expect(found).toEqual([{ price: 15 }]);
  });
});
