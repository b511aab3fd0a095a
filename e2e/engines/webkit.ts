import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@e2e/support/server';
import type { BrowserContext, BrowserType } from '@playwright/test';
import { WebSocket } from 'ws';

const START_MS = 20_000;

/** The page that is inspected stays the same one over a change of site or of policy. */
const STAYING = '-ProcessSwapOnCrossSiteNavigation,-CrossOriginOpenerPolicy';

/** The inspector's socket takes no longer piece of a message. */
const PIECE = 65_536;

/** A process that has said a line of its own. */
function untilSaid(child: ChildProcess, stream: 'stdout' | 'stderr', wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child[stream]?.on('data', (data: Buffer) => {
      text += data.toString();
      const found = wanted.exec(text);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${text}`)));
  });
}

/** A screen that nobody sees, just as large as the window. */
export async function openScreen(width: number, height: number): Promise<{ display: string; close(): void }> {
  const args = ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = `:${await untilSaid(child, 'stdout', /\d+(?=\n)/)}`;
  // It lets a window fill the screen; without one, the browser's own bars stay.
  const manager = spawn('matchbox-window-manager', ['-use_titlebar', 'no'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  return {
    display,
    close: () => {
      manager.kill();
      child.kill();
    },
  };
}

/** The page WebKit's inspector offers, once there is one. */
async function pageOf(port: number, child: ChildProcess): Promise<string> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const html = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    const path = /\/socket\/\d+\/\d+\/WebPage/.exec(html)?.[0];
    if (path) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('WebKit did not open a page to inspect.');
}

function sendInPieces(socket: WebSocket, message: object): void {
  const all = Buffer.from(JSON.stringify(message));
  for (let at = 0; at < all.length; at += PIECE) {
    socket.send(all.subarray(at, at + PIECE), { binary: false, fin: at + PIECE >= all.length });
  }
}

interface Opened {
  context: BrowserContext;
  close(): Promise<void>;
}

interface Wishes {
  /** Debian's small browser over WebKitGTK. */
  program: string;
  display: string;
  userAgent: string;
  /** Where it starts: on the server's own site, so that the page it is inspected by stays the one. */
  start: string;
}

/** A stock WebKitGTK with a fresh profile, driven by Playwright over WebKit's own inspector protocol. */
export async function openWebKit(webkit: BrowserType, wishes: Wishes): Promise<Opened> {
  const home = await mkdtemp(join(tmpdir(), 'plaza-webkit-'));
  const port = await freePort();
  const args = ['--full-screen', `--features=${STAYING}`, `--user-agent=${wishes.userAgent}`, wishes.start];
  const child = spawn(wishes.program, args, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_CONFIG_HOME: join(home, 'config'),
      DISPLAY: wishes.display,
      TZ: 'Asia/Shanghai',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  });
  const end = async () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const socket = new WebSocket(await pageOf(port, child), { maxPayload: 2 ** 30, perMessageDeflate: false });
    socket.pause();
    const transport = {
      onmessage: undefined as ((message: object) => void) | undefined,
      onclose: undefined as ((reason?: string) => void) | undefined,
      open: () => socket.resume(),
      send: (message: object) => {
        if (socket.readyState === WebSocket.OPEN) sendInPieces(socket, message);
        else socket.once('open', () => sendInPieces(socket, message));
      },
      close: () => socket.close(),
    };
    socket.on('message', (data) => transport.onmessage?.(JSON.parse(String(data))));
    socket.on('close', () => transport.onclose?.());
    const browser = await webkit.connectOverCDP(transport);
    const [context] = browser.contexts();
    if (!context) throw new Error('WebKit has no context.');
    return {
      context,
      close: async () => {
        await browser.close();
        await end();
      },
    };
  } catch (fault) {
    await end();
    throw fault;
  }
}
