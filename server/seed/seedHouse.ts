import { squareConfig } from '@server/content/square';
import type { Tx } from '@server/db/database';
import { seedMoney } from '@server/money/seedMoney';
import { seedText } from '@server/text/seed';

/** What every installation begins with, demo or not: products, limits, settings; an operator's changes stay. */
export async function seedHouse(tx: Tx, appId: string): Promise<void> {
  await seedMoney(tx);
  await tx
    .insertInto('squareConfig')
    .values(squareConfig.map(({ key, value }) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('appConfig')
    .values([
      { appId, key: 'serverConfig', value: '{}' },
      { appId, key: 'support', value: JSON.stringify({ hours: seedText.supportHours }) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
