import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Pair, startPair } from '@scripts/lib/postgresPair.mjs';
import { buildApp } from '@server/app';
import { makeBook } from '@server/testing/books';
import { newMember } from '@server/testing/square';
import { speakTo, testContext } from '@server/testing/testServer';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { readingCalls } from '@/contract/calls/reading';
import { asking } from './asking';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPostgres } from './openPostgres';
import { isUnavailable } from './unavailable';

const bin = process.env.PG_BIN;

/** Guests, and members who have seen nothing new, ask as these do. */
const asGuest = <T>(read: () => Promise<T>) => asking.run({ since: null, wrote: false }, read);

if (bin === undefined) {
  it('needs the programs of PostgreSQL (PG_BIN), which the suite on PostgreSQL has', () => {
    expect(bin).toBeUndefined();
  });
} else {
  jest.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-replica-'));
  let pair: Pair;
  let database: Database;
  let admin: Database;
  const open = () => openPostgres({ url: pair.primary().url, readUrl: pair.replica().url, poolMax: 4 });
  const until = async (is: () => boolean | Promise<boolean>) => {
    while (!(await is())) await sleep(20);
  };
  const isFit = (one = database) => until(() => one.replica?.isFit() === true);
  const pause = () => sql`select pg_wal_replay_pause()`.execute(admin.db);
  const resume = () => sql`select pg_wal_replay_resume()`.execute(admin.db);
  const isFar = async () => {
    const { rows } = await sql<{ far: boolean }>`select pg_is_in_recovery() as far`.execute(database.reads);
    return rows[0]?.far;
  };

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    pair = await startPair(bin, folder, { synchronous: false });
    database = await open();
    admin = await openPostgres({ url: pair.replica().url });
    await migrate(database);
    await isFit();
  });
  afterAll(async () => {
    await admin?.close();
    await database?.close();
    await pair?.stop();
    rmSync(folder, { recursive: true });
  });

  describe('a replica', () => {
    it('is read by calls that may be a second behind, and by nobody else', async () => {
      expect(await asGuest(isFar)).toBe(true);
      expect(await isFar()).toBe(false);
      expect(await asking.run({ since: null, wrote: true }, isFar)).toBe(false);
    });

    it('is read by whoever wrote once it shows what they wrote', async () => {
      await isFit();
      await pause();
      const call = { since: null, wrote: false };
      await asking.run(call, () => sql`update users set name = name where false`.execute(database.db));
      expect(call.wrote).toBe(true);
      await sql`create table written ()`.execute(database.db);
      const since = (await database.replica?.point()) ?? 0;
      const own = () => asking.run({ since, wrote: false }, isFar);
      expect(await own()).toBe(false);
      await resume();
      await until(async () => (await own()) === true);
    });

    it('costs nobody an answer while it is away, and is found again', async () => {
      await isFit();
      await pair.replica().down('immediate');
      expect(await asGuest(isFar)).toBe(false);
      await until(() => database.replica?.isFit() === false);
      expect(await asGuest(isFar)).toBe(false);
      await pair.replica().up();
      await until(async () => (await asGuest(isFar)) === true);
    });

    it('that is taken for the primary is left, as after a change of roles', async () => {
      const wrong = await openPostgres({ url: pair.replica().url, poolMax: 2 });
      const refusal = await sql`create table nowhere ()`.execute(wrong.db).catch((error: unknown) => error);
      expect(isUnavailable(refusal)).toBe(true);
      await until(() => wrong.load().open === 0);
      await wrong.close();
    });

    it('shows a member what they wrote in another process, at once', async () => {
      const others = await open();
      const contextOf = (one: Database) => testContext(one, { SHARED_ANSWERS_MS: '2000' });
      const ctx = contextOf(database);
      const first = await buildApp(ctx);
      const second = await buildApp(contextOf(others));
      await Promise.all([first.ready(), second.ready()]);
      let cookie = '';
      /** One browser, whose calls reach the one or the other. */
      const through = (app: FastifyInstance) =>
        speakTo({
          inject: async (request: InjectOptions) => {
            const answer = await app.inject({ ...request, headers: { ...request.headers, cookie } });
            cookie = answer.headers['set-cookie']?.toString().split(';')[0] ?? cookie;
            return answer;
          },
        });
      const { bookId: id } = await makeBook(database.db, {});
      const member = await newMember({ app: first, ctx, ...through(first) });
      const book = (app: FastifyInstance) => through(app).get(readingCalls.bookDetail, { id }, member);
      expect(await book(second)).toMatchObject({ subscribed: false });
      expect(cookie).toMatch(/^plaza-seen=\d+$/);
      await isFit(others);
      await until(async () => (await others.replica?.shows(Number(cookie.split('=')[1]))) === true);
      await pause();
      await through(first).get(readingCalls.subscribe, { id }, member);
      expect(await book(second)).toMatchObject({ subscribed: true });
      await resume();
      await Promise.all([first.close(), second.close()]);
      await others.close();
    });
  });
}
