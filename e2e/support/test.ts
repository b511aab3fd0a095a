import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { Api, type Member } from './api';
import { hushBulletin } from './hushBulletin';
import { TestServer } from './server';
import { Watch } from './watch';

interface TestFixtures {
  /** Whether the bulletin of the day may open over the page; off unless a test is about it (`test.use`). */
  bulletin: boolean;
  /** The server's calls, for setting the stage and checking what really happened. */
  api: Api;
  /** A fresh member; the browser is still a guest's (see `signIn`). */
  member: Member;
  /** What the browser complained about; anything not allowed fails the test. */
  watch: Watch;
}

interface WorkerFixtures {
  /** This worker's own server, filled with the demo data. */
  server: TestServer;
}

/** The product in a real browser against a real server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use, info) => {
      const folder = process.env.PLAZA_E2E_FOLDER ?? '';
      const dataDir = join(folder, `worker-${info.workerIndex}`);
      await cp(join(folder, 'template'), dataDir, { recursive: true });
      const server = await TestServer.start(dataDir);
      await use(server);
      await server.down();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  bulletin: [false, { option: true }],

  context: async ({ context, bulletin }, use) => {
    if (!bulletin) await hushBulletin(context);
    await use(context);
  },

  baseURL: async ({ server }, use) => use(server.origin),

  api: async ({ server }, use) => use(new Api(() => server.origin)),

  member: async ({ api }, use) => use(await api.register()),

  watch: [
    async ({ context, server }, use, info) => {
      const watch = new Watch();
      await watch.listenTo(context);
      await use(watch);
      if (info.status !== 'passed') await info.attach('server log', { body: server.log, contentType: 'text/plain' });
      expect(watch.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
