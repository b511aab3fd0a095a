import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyOrigin } from './readyOrigin';

/** A server of its own process, as an operator runs several on one database. */
export interface ServerProcess {
  origin: string;
  /** Asks it as the client does; undefined when the connection broke before the answer. */
  ask(route: string, fields: object, who?: { uid: string; token: string }): Promise<Asked | undefined>;
  /** Ends it as a crash does, in the middle of whatever it is doing. */
  kill(): Promise<void>;
  /** Whether the process has not ended. */
  isAlive(): boolean;
}

export interface Asked {
  status: number;
  /** Seconds of `Retry-After`; null without one. */
  retryAfter: number | null;
  code: number;
  /** Empty where there is no envelope. */
  traceId: string;
  data: Record<string, unknown>;
}

/** Starts it and waits until it takes requests. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const runner = [path.resolve('scripts/run-ts.mjs'), 'server/main.ts'];
  const base = {
    NODE_ENV: 'development',
    DEMO_MODE: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_MAX: '1000000',
    PORT: '0',
    DRAIN_MS: '0',
  };
  // A group of its own, because the runner has a child.
  const child: ChildProcess = spawn(process.execPath, runner, {
    detached: true,
    env: { ...process.env, ...base, ...env },
  });
  const origin = await readyOrigin(child);
  return {
    origin,
    async ask(route, fields, who) {
      const headers = { uid: who?.uid ?? '', token: who?.token ?? '', 'x-requested-with': 'XMLHttpRequest' };
      const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      try {
        const answer = await fetch(route.startsWith('/') ? `${origin}${route}` : `${origin}/api/${route}`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            ...headers,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: form.toString(),
        });
        const text = await answer.text();
        const {
          code,
          data,
          traceId = '',
        } = text.startsWith('{') ? JSON.parse(text) : { code: answer.status, data: {} };
        const seconds = answer.headers.get('retry-after');
        return { status: answer.status, retryAfter: seconds === null ? null : Number(seconds), code, data, traceId };
      } catch {
        return undefined;
      }
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
