import { seedCheckinRules } from '@server/checkin/seedRules';
import type { Tx } from '@server/db/database';
import { seedMoney } from '@server/money/seedMoney';
import { cleanHtml } from '@server/platform/cleanHtml';
import { READING_DEFAULTS } from '@server/reading/rules';
import { squareConfig } from '@server/square/limits';
import { LETTER_MINUTES } from '@server/support/letterTargets';
import { seedTasks } from '@server/tasks/seedTasks';
import { legalTexts } from '@server/text/legal';
import { seedText } from '@server/text/seed';

/** What every installation begins with, demo or not: products, limits, settings; an operator's changes stay. */
export async function seedHouse(tx: Tx, appId: string): Promise<void> {
  await seedMoney(tx);
  await seedCheckinRules(tx);
  await seedTasks(tx);
  await tx
    .insertInto('squareConfig')
    .values(squareConfig.map(({ key, value }) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('readingConfig')
    .values(Object.entries(READING_DEFAULTS).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('appConfig')
    .values([
      { appId, key: 'serverConfig', value: '{}' },
      { appId, key: 'letterTargets', value: JSON.stringify(LETTER_MINUTES) },
      { appId, key: 'support', value: JSON.stringify({ hours: seedText.supportHours }) },
      ...Object.entries(legalTexts).map(([key, { title, content }]) => ({
        appId,
        key,
        value: JSON.stringify({ title, content: cleanHtml(content) }),
      })),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
