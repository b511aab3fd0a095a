import { type Audit, audit, receipts, takings } from './books';
import { type Ask, connect } from './client';
import { type Server, startServers } from './servers';
import type { Target } from './targets';
import { makerOf } from './work';
import type { World } from './world';

/** What came of killing servers while members buy and like. */
export interface Crash extends Audit {
  kills: number;
  calls: number;
  /** Answers that never came; each was asked again with the same intent until it came. */
  lost: number;
  /** Calls that were the second of a pair sent at once. */
  doubled: number;
}

const VISITORS = 24;
const PURCHASE = 'purchase of any game';

interface Run {
  origins: string[];
  done: boolean;
}

/** One visitor: buys, often twice at once, and likes; what is not answered is asked again until it is. */
async function visit(run: Run, next: { buy: () => Ask; like: () => Ask }, heard: ReturnType<typeof receipts>['heard']) {
  const counts = { calls: 0, lost: 0, doubled: 0 };
  for (let n = 0; !run.done; n += 1) {
    const ask = n % 3 === 2 ? next.like() : next.buy();
    const copies = n % 3 === 0 ? 2 : 1;
    counts.doubled += copies - 1;
    let answered = false;
    while (!answered) {
      const clients = Array.from({ length: copies }, () => connect(run.origins, 1));
      const answers = await Promise.all(clients.map((client) => client.send(ask)));
      for (const client of clients) client.close();
      for (const answer of answers) {
        counts.calls += 1;
        if (answer === undefined || answer.status !== 200) counts.lost += 1;
        else {
          answered = true;
          heard(ask, answer);
        }
      }
      if (!answered) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return counts;
}

/** Kills a server in the middle of purchases, again and again, then balances the books to the diamond. */
export async function crash(
  target: Target,
  world: World,
  { processes, kills, seconds }: { processes: number; kills: number; seconds: number },
): Promise<Crash> {
  const opened = await target.open();
  const before = await takings(opened);
  await opened.close();
  const servers = await startServers(processes, target.env);
  const run: Run = { origins: servers.map(({ origin }) => origin), done: false };
  const { heard, ...receipt } = receipts();
  const buy = makerOf(PURCHASE, world, Date.now() % 1_000_000);
  const like = makerOf('like of any post', world, 11);
  if (!buy || !like) throw new Error('nothing to buy');
  const visits = Array.from({ length: VISITORS }, () => visit(run, { buy, like }, heard));
  for (let n = 0; n < kills; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / kills));
    const at = n % processes;
    await (servers[at] as Server).kill();
    const [next] = await startServers(1, target.env);
    servers[at] = next as Server;
    run.origins = servers.map(({ origin }) => origin);
  }
  run.done = true;
  const counts = (await Promise.all(visits)).reduce((sum, one) => ({
    calls: sum.calls + one.calls,
    lost: sum.lost + one.lost,
    doubled: sum.doubled + one.doubled,
  }));
  for (const server of servers) await server.stop();
  const database = await target.open();
  try {
    // Every intent was answered in the end, so what was told is all there may be.
    return { kills, ...counts, ...(await audit(database, before, receipt, true)) };
  } finally {
    await database.close();
  }
}
