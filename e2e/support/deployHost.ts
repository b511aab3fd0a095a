import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { startStaticHost } from './staticHost';

/** The worker is in charge of the next visit once it has all it keeps. */
export async function untilKept(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** A host between browser and app that can answer `sw.js` differently, as a deploy does, and be asked what came by. */
export async function startHost(origin: string) {
  const host = await startStaticHost(origin);
  const asked: string[] = [];
  let deploy = '';
  let settings: string | undefined;
  let isAway = false;
  const front: Server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push(path.split('?')[0] ?? '');
    if (isAway) return void outgoing.destroy();
    if (path === '/config.json' && settings !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      return void outgoing.end(settings);
    }
    // A worker may still ask for a file while the test ends.
    const answer = await fetch(`${host.origin}${path}`, { method: incoming.method ?? 'GET' }).catch(() => undefined);
    const bytes = await answer?.arrayBuffer().catch(() => undefined);
    if (!answer || !bytes) return void outgoing.destroy();
    const body = Buffer.from(bytes);
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    outgoing.end(path === '/sw.js' ? Buffer.concat([body, Buffer.from(deploy)]) : body);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    deployAgain: () => {
      deploy += '\n// another build';
    },
    /** Whether nobody is answered, as without a network. */
    away: (now: boolean) => {
      isAway = now;
    },
    configure: (config: object) => {
      settings = JSON.stringify(config);
    },
    async stop() {
      front.closeAllConnections();
      front.close();
      await host.stop();
    },
  };
}
