import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTx } from '@server/db/tx';
import { localFiles } from '@server/files/localFiles';
import { systemIds } from '@server/ids';
import { seedHouse } from '@server/seed/seedHouse';
import { type Change, filesIn, withExampleContent } from '@server/testing/exampleContent';
import { NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { checkContent, importContent } from './importContent';

const { dataDir, files, example } = withExampleContent();
const test = withTestDatabase(({ db }) => withTx(db, (tx) => seedHouse(tx, '2008')));
const tools = () => ({ db: test.db, ids: systemIds, files, appId: '2008', now: NOON });

/** Everything an import may have left, counted. */
async function contents(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`select json_build_array((select count(*) from games),
    (select count(*) from game_types), (select count(*) from gift_codes), (select count(*) from chapters),
    (select count(*) from banners), (select count(*) from bulletins), (select count(*) from content_keys),
    (select count(*) from sensitive_words), (select count(*) from activities), (select count(*) from tasks where active),
    (select count(*) from recharge_products where active), (select count(*) from vip_products), (select md5(string_agg(value::text, key order by key)) from app_config))::text
    as counts`.execute(test.db);
  return rows[0]?.counts ?? '';
}

describe('a folder that is wrong', () => {
  const wrong: [string, Change, string[]][] = [
    [
      'a price that is a text',
      (edit) => edit('games.json', '"price": 12', '"price": "12"'),
      ['games.json: games[1].price: must be number, is "12"'],
    ],
    [
      'a field that is misspelt',
      (edit) => edit('games.json', '"vipFree"', '"vipfree"'),
      ['games.json: games[1].vipfree: is no field of this format'],
    ],
    [
      'a name that is missing',
      (edit) => edit('books.json', '"title": "纸猫",', ''),
      ['books.json: books[1].title: is missing'],
    ],
    [
      'a key that is there twice',
      (edit) => edit('games.json', '"star-depot",\n      "name": "星', '"paper-boats",\n      "name": "星'),
      ['games.json: games[1].key: “paper-boats” is there twice'],
    ],
    [
      'a picture that is not there',
      (edit) => edit('games.json', 'pictures/icon.webp', 'pictures/gone.webp'),
      ['games.json: games[0].icon: pictures/gone.webp is not there'],
    ],
    [
      'a picture that is none',
      (_edit, folder) => writeFileSync(path.join(folder, 'pictures/icon.webp'), '<svg onload="x"/>'),
      ['games.json: games[0].icon: pictures/icon.webp is no picture that can be read'],
    ],
    [
      'a path out of the folder',
      (edit) => edit('books.json', 'books/night-train/1.txt', '../../etc/passwd'),
      ['books.json: books[0].chapters[0].text: must be a path within the folder'],
    ],
    [
      'a package that is none',
      (_edit, folder) => writeFileSync(path.join(folder, 'packages/boats.apk'), 'MZ'),
      ['packages/boats.apk is no package'],
    ],
    [
      'a file of another name',
      (_edit, folder) => writeFileSync(path.join(folder, 'gmaes.json'), '{}'),
      ['gmaes.json: is no file of this format'],
    ],
    [
      'no JSON',
      (_edit, folder) => writeFileSync(path.join(folder, 'home.json'), '{ "banners": ['),
      ['home.json: is no JSON'],
    ],
    ['no content.json', (_edit, folder) => rmSync(path.join(folder, 'content.json')), ['content.json: is missing']],
    [
      'a moment without a zone',
      (edit) => edit('games.json', 'T00:00:00+08:00', 'T00:00:00'),
      ['games.json: gifts[0].claimEnd: must be a day such as'],
    ],
    [
      'a path that browsers read as another site',
      (edit) => edit('home.json', '"route": "/checkin"', '"route": "/\\\\evil.example"'),
      ['home.json: '],
    ],
    [
      'two things wrong',
      (edit) => {
        edit('games.json', '"price": 12', '"price": -1');
        edit('books.json', '"weekday": 3', '"weekday": 9');
      },
      ['games[1].price: must be at least 0', 'books[0].weekday: must be at most 7'],
    ],
    [
      'a pack of a game nobody knows',
      (edit) => edit('games.json', '"game": "star-depot"', '"game": "moon-depot"'),
      ['games.json: gifts[1].game: nothing of kind game has the key “moon-depot”'],
    ],
    [
      'a banner to a book nobody knows',
      (edit) => edit('home.json', '"night-train"', '"day-train"'),
      ['home.json: banners[1].to.book: nothing of kind book'],
    ],
    [
      'a banner to an activity nobody knows',
      (edit) => edit('home.json', '{ "book": "night-train" }', '{ "activity": "paper-drawing" }'),
      ['home.json: banners[1].to.activity: nothing of kind activity has the key “paper-drawing”'],
    ],
    [
      'a cover of an activity that is not there',
      (edit) => edit('activities.json', '"cover": "pictures/wide.webp"', '"cover": "pictures/gone.webp"'),
      ['activities.json: activities[0].cover: pictures/gone.webp is not there'],
    ],
    [
      'a price in the shop that is a text',
      (edit) => edit('shop.json', '"priceFen": 1000', '"priceFen": "10.00"'),
      ['shop.json: packages[0].priceFen: must be number, is "10.00"'],
    ],
    [
      'a book without chapters that nobody brought before',
      (_edit, folder) => {
        const book = { key: 'nobody', title: '只有封面', cover: 'pictures/tall.webp' };
        writeFileSync(path.join(folder, 'books.json'), JSON.stringify({ books: [book] }));
      },
      ['books.json: books[0]: is not there yet: kind and chapters are missing'],
    ],
    [
      'a type without a tab',
      (edit) =>
        edit('games.json', '"types": ["puzzle"],\n      "price": 12', '"types": ["racing"],\n      "price": 12'),
      ['games.json: games[1].types[0]: “racing” is no type'],
    ],
  ];

  it('is refused with file and path, and leaves nothing behind: no row and no file', async () => {
    rmSync(dataDir, { recursive: true, force: true });
    const before = await contents();
    for (const [what, change, said] of wrong) {
      const error: Error = await importContent(example(change), tools()).then(
        () => new Error(`${what} was taken`),
        (fault) => fault,
      );
      for (const text of said) expect(error.message).toContain(text);
      expect(error.message).toMatch(/^Nothing was imported:\n/);
      expect({ what, rows: (await contents()) === before, files: filesIn(dataDir) }).toEqual({
        what,
        rows: true,
        files: 0,
      });
    }
  });

  it('is found by --check without a database, which keeps nothing', async () => {
    const scratch = path.join(dataDir, 'scratch');
    await checkContent(example(), localFiles(scratch));
    await expect(checkContent(example(wrong[0]?.[1]), localFiles(scratch))).rejects.toThrow('games[1].price');
    expect(filesIn(scratch)).toBe(0);
  });
});
