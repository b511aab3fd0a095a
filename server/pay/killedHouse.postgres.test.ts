import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted, effort } from '@scripts/reliability/tally';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import type { StoredOrder } from '@server/money/orders';
import { seedMoney } from '@server/money/seedMoney';
import { postgresUrl } from '@server/testing/postgresUrl';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { alipaySimulator } from './testing/alipaySimulator';
import { comeToEnd, keptFen, seeded } from './testing/comeToEnd';
import type { OtherSide } from './testing/otherSide';
import type { HouseDoes } from './testing/payHouse';
import { sandboxSide } from './testing/sandboxSide';
import { wechatSimulator } from './testing/wechatSimulator';

/** Processes that are killed, with each provider. */
const KILLS = effort(3, 1000);
/** Within so many ms after it was told what to do. */
const LATEST_MS = 50;

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const running = new Set<ChildProcess>();

/** Distributes over the members of a union. */
type Told<T> = T extends unknown ? Omit<T, 'id' | 'now'> : never;

class House {
  private said = 0;
  private readonly did = new Set<number>();
  private constructor(private readonly child: ChildProcess) {}

  /** One whose first question met the end of all sessions ends itself, and is started again as a supervisor does. */
  static async start(env: Record<string, string>, tries = 5): Promise<House> {
    try {
      return await House.open(env);
    } catch (error) {
      if (tries === 1) throw error;
      return House.start(env, tries - 1);
    }
  }
  private static async open(env: Record<string, string>): Promise<House> {
    const runner = [path.resolve('scripts/run-ts.mjs'), 'server/pay/testing/payHouse.ts'];
    // A group of its own, because the runner has a child.
    const child = spawn(process.execPath, runner, { detached: true, env: { ...process.env, ...env } });
    running.add(child);
    const house = new House(child);
    await new Promise<void>((resolve, reject) => {
      let complaint = '';
      child.stderr?.on('data', (chunk) => {
        complaint += chunk;
      });
      child.on('exit', () => running.delete(child));
      child.on('exit', () => reject(new Error(`the house did not open: ${complaint}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line === 'open') resolve();
        else house.did.add(Number(line.split(' ')[1]));
      });
    });
    return house;
  }

  tell(what: Told<HouseDoes>): void {
    this.said += 1;
    this.child.stdin?.write(`${JSON.stringify({ ...what, id: this.said, now: server.ctx.clock.now() })}\n`);
  }
  async isDone(): Promise<void> {
    while (this.did.size < this.said) await sleep(5);
  }
  /** Answers how much it had begun and not ended. */
  async kill(): Promise<number> {
    const { pid } = this.child;
    const gone = once(this.child, 'close');
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await gone;
    running.delete(this.child);
    return this.said - this.did.size;
  }
}

afterAll(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

const sides: Record<string, () => Promise<OtherSide>> = {
  sandbox: async () => sandboxSide({ ...server.ctx, db: server.ctx.database.db, origin: null }),
  alipay: () => alipaySimulator(server.ctx.clock),
  wechat: () => wechatSimulator(server.ctx.clock),
};

async function databaseUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.ctx.database.db);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** What a restart of the database is to those who stand at it: all sessions end, also those of this test and of the next house. */
const endSessions = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(server.ctx.database.db);

describe.each(Object.keys(sides))(
  '%s: a process that is killed while it books, asks and gives back, and the database and the provider restart beside it',
  (name) => {
    it('leaves nothing that another does not bring to its end: all sums agree with the other side', async () => {
      const side = (await sides[name]?.()) as OtherSide;
      const { database, clock, secret } = server.ctx;
      const provider = await side.provider({ ...server.ctx, db: database.db, origin: 'https://plaza.example' });
      const ctx = { ...server.ctx, payments: [provider] };
      const { id: staffId } = await newStaff(server, 'finance');
      const env = {
        ...side.environment,
        ...{ NODE_ENV: 'development', PAY_MODE: name, SECRET_KEY: secret, PUBLIC_ORIGIN: 'https://plaza.example' },
        ...{ DEMO_MODE: '0', DATABASE_URL: await databaseUrl(), DATA_DIR: '.cache/test-data' },
      };
      let [ahead, broken] = [0, 0];
      const pass = (ms: number) => {
        ahead += ms;
        clock.runAhead(ahead);
      };
      let next = House.start(env);
      for (let seed = 1; seed <= KILLS; seed += 1) {
        const [chance, house] = [seeded(seed), await next];
        next = House.start(env);
        const me = await newMember(server);
        const orders: StoredOrder[] = [];
        for (let n = 0; n < 3; n += 1) {
          const { orderId } = await placeTestOrder(server, me);
          const set = { provider: name, payType: name === 'wechat' ? 'wechat' : 'alipay' };
          const row = database.db.updateTable('orders').set(set).where('id', '=', orderId).returningAll();
          const order = await row.executeTakeFirstOrThrow();
          await side.visit(order, provider);
          await side.pay(order);
          orders.push(order);
        }
        pass(60_000);
        const notices = await Promise.all(orders.map((order) => side.notice(order)));
        const tell = (n: number) => {
          const notice = notices[n];
          if (notice) house.tell({ does: 'tell', notice });
        };
        // The first is booked, so that there is something to give back.
        tell(0);
        await house.isDone();
        const acts: (() => void)[] = [
          () => tell(1),
          () => tell(2),
          () => tell(chance(3)),
          () => house.tell({ does: 'ask' }),
          () => house.tell({ does: 'giveBack', orderId: orders[0]?.id ?? '', parts: 1 + chance(3), staffId }),
          () => house.tell({ does: 'askRefunds' }),
        ];
        for (let n = 0; n < 8; n += 1) acts[chance(acts.length)]?.();
        const fates = [() => endSessions(), () => side.restart(), async () => {}];
        await sleep(chance(LATEST_MS));
        await fates[chance(fates.length)]?.();
        await sleep(chance(LATEST_MS / 2));
        broken += await house.kill();
        await comeToEnd(ctx, pass);
        expect([seed, await side.balance()]).toEqual([seed, await keptFen(database.db)]);
      }
      await (await next).kill();
      expect(broken).toBeGreaterThan(0);
      expect(await keptFen(database.db)).toBeGreaterThan(0);
      expect(await checkDatabase(database.db)).toEqual([]);
      await side.close();
      counted(
        'money',
        `${name}: processes killed (SIGKILL) while they book, ask and give back, the database's sessions ended or the provider restarted before; all sums agree`,
        KILLS,
      );
    }, 7_200_000);
  },
);
