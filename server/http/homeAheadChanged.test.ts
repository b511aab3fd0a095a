import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTestServer } from '@server/testing/testServer';
import { homeCalls } from '@/contract/calls/home';

const root = mkdtempSync(path.join(tmpdir(), 'plaza-home-'));
const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'">`;
writeFileSync(path.join(root, 'index.html'), `<!doctype html>${policy}<!-- home --><body>`);
afterAll(() => rmSync(root, { recursive: true }));

const server = withTestServer(
  async ({ database: { db } }) => {
    await db.insertInto('banners').values({ title: '春天', image: '/media/a.svg', sort: 1 }).execute();
    await db.insertInto('shortcuts').values({ icon: 'gift', name: '礼包', route: '/gifts', sort: 1 }).execute();
  },
  { clientRoot: root, environment: { SHARED_ANSWERS_MS: '2000' } },
);
const isAhead = async () => (await server.raw({ url: '/', headers: { accept: 'text/html' } })).body.includes('春天');

it("home's top is forgotten as soon as an operator changes a part of it", async () => {
  const until = async (wanted: boolean, act: () => Promise<unknown>) => {
    for (let tries = 0; (await isAhead()) !== wanted; tries += 1) {
      if (tries === 100) throw new Error(`known: ${!wanted}`);
      await act();
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  // What the seed changed may be heard after the first answer.
  await until(true, () => server.get(homeCalls.homeFeed, {}));
  await server.ctx.database.db.updateTable('shortcuts').set({ name: '新礼包' }).execute();
  await until(false, async () => {});
});
