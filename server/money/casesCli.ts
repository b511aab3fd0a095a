import { parseArgs } from 'node:util';
import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import { openExisting } from '@server/db/openDatabase';
import { withTx } from '@server/db/tx';
import { type Decision, openCases, type StoredCase, settleCase } from './settleCase';

const USAGE = `Usage: npm run money:cases                                  lists what nobody has decided
       npm run money:cases -- credit <id> --note "who, why"   carries the order out after all
       npm run money:cases -- refund <id> --note "…"          the money went back at the provider
       npm run money:cases -- dismiss <id> --note "…"         there is no money to move`;

const decisions: Readonly<Record<string, Decision>> = { credit: 'credited', refund: 'refunded', dismiss: 'dismissed' };

const lineOf = ({ id, createdAt, reason, orderNo, providerTxn, amountFen, userId }: StoredCase) =>
  [
    id,
    createdAt.toISOString(),
    reason,
    `order ${orderNo}`,
    `payment ${providerTxn}`,
    amountFen === null ? 'no amount' : `${(amountFen / 100).toFixed(2)} yuan`,
    userId === null ? 'nobody’s' : `user ${userId}`,
  ].join('  ');

/** `npm run money:cases`, on the configured database. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { note: { type: 'string' } } });
  const [verb, id, ...more] = positionals;
  const decision = decisions[verb ?? ''];
  const note = values.note?.trim() ?? '';
  const wrong = decision === undefined || more.length > 0 || !/^\d+$/.test(id ?? '') || note === '';
  if (verb !== undefined && wrong) throw new Error(USAGE);
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    if (decision !== undefined) {
      await withTx(database.db, (tx) =>
        settleCase(tx, { id: Number(id), decision, note, minors: config.minors, now: Date.now() }),
      );
      return `Case ${id} is ${decision}.`;
    }
    const cases = await openCases(database.db);
    return cases.length === 0 ? 'No case is open.' : cases.map(lineOf).join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(run);
