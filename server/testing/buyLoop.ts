import { migrate } from '@server/db/migrate';
import { openFolder } from '@server/db/openPglite';
import { withTx } from '@server/db/tx';
import { buy } from '@server/money/buy';
import { makeRichMember, NOON } from './members';

/**
 * A process to be killed: opens the folder, buys chapter after chapter and prints `bought <id>` once the purchase is
 * acknowledged. Arguments: data folder, cache folder, first chapter.
 */
const [dataDir = '', cacheDir = '', first = '1'] = process.argv.slice(2);
const database = await openFolder(dataDir, cacheDir);
await migrate(database);
const { db } = database;
const buyer = await db.selectFrom('users').select('id').executeTakeFirst();
const userId = buyer?.id ?? (await makeRichMember(db, 1_000_000));
process.stdout.write(`open ${process.pid}\n`);

let next = Number(first);
async function shopForEver(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    const wish = { userId, kind: 'chapter', requestId: `request-${id}`, title: '', vipFree: false, now: NOON } as const;
    await withTx(db, (tx) => buy(tx, { ...wish, items: [{ id, price: 2 }] }));
    process.stdout.write(`bought ${id}\n`);
  }
}
await Promise.all([shopForEver(), shopForEver(), shopForEver()]);
