import type { Publisher } from '@e2e/support/secondBuild';
import type { Cluster } from '@scripts/lib/postgres.mjs';
import pg from 'pg';
import { pickByWeight, type Random } from './proxyFaults';

/** What goes wrong behind the server, with how often it comes among the others. */
const BLOWS = {
  /** Every session of the database ends, whatever it was about. */
  lostSessions: 5,
  /** Everybody waits for one lock, so the pool runs full. */
  fullPool: 3,
  /** The database is told to stop, comes back a second later. */
  restart: 1,
  /** It crashes instead. */
  crash: 1,
  /** Another build of the app is published, under the worker that members have. */
  newBuild: 2,
} as const;
type Blow = keyof typeof BLOWS;

const LOCKED_MS = 4_000;
const AWAY_MS = 1_000;
/** Between two blows, at least and at most. */
const PAUSE_MS = [5_000, 15_000] as const;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Strikes at the database and publishes builds, one blow after the other, until it is told to stop. */
export class Saboteur {
  /** How often each blow has been struck. */
  readonly struck: Partial<Record<Blow, number>> = {};
  private stopped = false;
  private newer = false;
  private readonly work: Promise<void>;

  constructor(
    private readonly random: Random,
    /** The database, where there is one that can be struck. */
    private readonly cluster: Cluster | undefined,
    private readonly publisher: Publisher,
  ) {
    this.work = this.go();
  }

  /** No more blows; the database stands when it answers. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.work;
  }

  private async go(): Promise<void> {
    const [least, most] = PAUSE_MS;
    for (;;) {
      const until = Date.now() + least + this.random() * (most - least);
      while (!this.stopped && Date.now() < until) await rest(200);
      if (this.stopped) return;
      const blow = this.cluster ? pickByWeight<Blow>(BLOWS, this.random) : 'newBuild';
      await this.strike(blow);
      this.struck[blow] = (this.struck[blow] ?? 0) + 1;
    }
  }

  private async strike(blow: Blow): Promise<void> {
    const { cluster, publisher } = this;
    switch (blow) {
      case 'lostSessions':
        return this.asRoot((root) =>
          root.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
        );
      case 'fullPool':
        return this.asRoot(async (root) => {
          await root.query('begin');
          await root.query('lock table users, sessions in access exclusive mode');
          await rest(LOCKED_MS);
          await root.query('rollback');
        });
      case 'restart':
      case 'crash':
        await cluster?.down(blow === 'crash' ? 'immediate' : 'fast');
        await rest(AWAY_MS);
        return cluster?.up();
      case 'newBuild':
        this.newer = !this.newer;
        return this.newer ? publisher.publish() : publisher.restore();
    }
  }

  private async asRoot(work: (root: pg.Client) => Promise<unknown>): Promise<void> {
    const root = new pg.Client({ connectionString: this.cluster?.url ?? '' });
    root.on('error', () => {});
    await root.connect();
    try {
      await work(root);
    } finally {
      await root.end();
    }
  }
}
