import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@server/db/migrate';
import { openFolder } from '@server/db/openPglite';
import { ofLink, setPassword } from './links';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-staff-'));
const dataDir = path.join(folder, 'data');
const cacheDir = path.resolve('.cache');
const runner = path.resolve('scripts/run-ts.mjs');

/** The command in a process of its own, as an operator runs it. */
const run = (...args: string[]) =>
  new Promise<{ exit: number; said: string; complained: string }>((resolve) => {
    const own = { DATA_DIR: dataDir, CACHE_DIR: cacheDir, DATABASE_URL: '', DESK_ORIGIN: 'https://desk.example' };
    const command = [runner, 'server/desk/staff/staffCli.ts', ...args];
    execFile(process.execPath, command, { env: { ...process.env, ...own } }, (error, said, complained) =>
      resolve({ exit: error === null ? 0 : 1, said, complained }),
    );
  });
/** Looks into the database while no command has it; closed also when what was looked for is not there, or the run would never end. */
async function inFolder<T>(look: (database: Awaited<ReturnType<typeof openFolder>>) => Promise<T>): Promise<T> {
  const database = await openFolder(dataDir, cacheDir);
  return look(database).finally(() => database.close());
}
const linkIn = (said: string) => /^https:\/\/desk\.example\/__desk\/welcome\?link=(\S+)$/m.exec(said)?.[1] ?? '';

beforeAll(() => inFolder(migrate), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('adds the first of the staff and prints a link that sets the password, and another that makes it void', async () => {
  expect((await run()).said).toContain('Nobody sits at the desk yet.');
  const added = await run('add', '程立', '--role', 'admin');
  expect([added.exit, added.complained]).toEqual([0, '']);
  expect(added.said).toContain('程立 is added as admin.');
  const now = Date.now();
  const wish = { link: linkIn(added.said), passwordHash: 'hash', traceId: 't', now };
  await inFolder(async ({ db }) => {
    expect(await db.transaction().execute((tx) => setPassword(tx, wish))).toEqual({ name: '程立' });
    expect(
      await db.selectFrom('staffActs').select(['kind', 'staffName', 'traceId']).orderBy('id').execute(),
    ).toMatchObject([{ kind: 'staff.added', staffName: '程立', traceId: 'cli' }, { kind: 'staff.passwordSet' }]);
  });
  expect((await run()).said).toContain('程立  admin');
  const renewed = await run('renew', '程立');
  await inFolder(async ({ db }) => {
    expect(await ofLink(db, linkIn(renewed.said), now)).toMatchObject({ name: '程立', role: 'admin' });
    const { passwordHash } = await db.selectFrom('staff').select('passwordHash').executeTakeFirstOrThrow();
    expect(passwordHash).toBeNull();
  });
}, 120_000);

it('says how it is used for a role that is none, and who is there already or not at all', async () => {
  const said = async (...args: string[]) => (await run(...args)).complained;
  expect(await said('add', '林朝', '--role', 'boss')).toContain('Usage: npm run staff');
  expect(await said('add', '程立', '--role', 'support')).toContain('has this name already');
  expect(await said('renew', '没有这个人')).toContain('Nobody at the desk is called 没有这个人.');
}, 120_000);
