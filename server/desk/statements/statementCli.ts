import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createChosen } from '@server/adapter';
import { systemClock } from '@server/clock';
import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import { openExisting } from '@server/db/openDatabase';
import { systemIds } from '@server/ids';
import { paymentAdapters } from '@server/pay/table';
import { readKeys } from '@server/secret';
import { statementFile } from './statementFile';

const USAGE = `Usage: npm run pay:statement -- alipay 2026-11-25               the provider's account of a business day, as a file for the desk
       npm run pay:statement -- wechat 2026-11-25 --out FILE    to be written there, in place of wechat-2026-11-25.csv`;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** `npm run pay:statement`, from the configured providers; the sandbox has its books in the configured database. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } });
  const [payType = '', day = '', ...more] = positionals;
  if (payType === '' || !isDay(day) || more.length > 0) throw new Error(USAGE);
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    const tools = { ...readKeys(config), clock: systemClock(), ids: systemIds, db: database.db };
    const providers = await createChosen(paymentAdapters, config.pay, { ...tools, origin: config.publicOrigin });
    const provider = providers.find(({ payTypes }) => payTypes.includes(payType));
    if (!provider) throw new Error(`PAY_MODE has nobody for ${payType}.\n${USAGE}`);
    const lines = await provider.statement(payType, day);
    if (lines === null)
      throw new Error(`${provider.name} has no account of ${payType} for ${day}: no trade, or not yet.`);
    const out = values.out ?? `${payType}-${day}.csv`;
    await writeFile(out, statementFile(lines));
    return `${lines.length} lines of ${provider.name} are in ${out}.`;
  } finally {
    await database.close();
  }
}

await runCommand(run);
