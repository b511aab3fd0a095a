import { createInterface } from 'node:readline';
import { readConfig } from '@server/config';
import { createContext } from '@server/createContext';
import { openPostgres } from '@server/db/openPostgres';
import { askPending } from '@server/money/askPending';
import { askRefunds } from '@server/money/askRefunds';
import { takeNotice } from '@server/money/takeNotice';
import type { Notice } from '@server/pay/port';
import { giveBack } from './comeToEnd';

/** What a house is told to do, a line of JSON; `now` is the other side's time. */
export type HouseDoes = { id: number; now: number } & (
  | { does: 'tell'; notice: Notice }
  | { does: 'ask' | 'askRefunds' }
  | { does: 'giveBack'; orderId: string; parts: number; staffId: number }
);

/**
 * A house in a process of its own, to be killed: does what it is told as soon as it hears of it, and prints `did <id>` when that is
 * over, whatever came of it. Its settings are those of a server.
 */
const config = readConfig(process.env);
const database = await openPostgres({ url: process.env.DATABASE_URL ?? '' });
const ctx = await createContext(config, database);
const [provider] = ctx.payments;
if (!provider) throw new Error('PAY_MODE names nobody');

function doIt(said: HouseDoes): Promise<unknown> {
  if (!provider) throw new Error('PAY_MODE names nobody');
  ctx.clock.runAhead(said.now - Date.now());
  if (said.does === 'tell') return takeNotice(ctx, provider, said.notice);
  if (said.does === 'giveBack') return giveBack(ctx, said.orderId, said);
  return (said.does === 'ask' ? askPending : askRefunds)(ctx, said.now);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const said = JSON.parse(line) as HouseDoes;
  doIt(said)
    .catch(() => {})
    .finally(() => process.stdout.write(`did ${said.id}\n`));
});
process.stdout.write('open\n');
