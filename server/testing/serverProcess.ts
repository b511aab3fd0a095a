import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyOrigin } from './readyOrigin';

/** A server of its own process, as an operator runs several on one database. */
export interface ServerProcess {
  /** Asks it as the client does; undefined when the connection broke before the answer. */
  ask(route: string, fields: object, who?: { uid: string; token: string }): Promise<Asked | undefined>;
  /** Ends it as a crash does, in the middle of whatever it is doing. */
  kill(): Promise<void>;
}

export interface Asked {
  code: number;
  data: Record<string, unknown>;
}

/** Starts it and waits until it takes requests. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const runner = [path.resolve('scripts/run-ts.mjs'), 'server/main.ts'];
  const base = { NODE_ENV: 'development', DEMO_MODE: '1', LOG_LEVEL: 'silent', RATE_LIMIT_MAX: '1000000', PORT: '0' };
  // A group of its own, because the runner has a child.
  const child: ChildProcess = spawn(process.execPath, runner, {
    detached: true,
    env: { ...process.env, ...base, ...env },
  });
  const origin = await readyOrigin(child);
  return {
    async ask(route, fields, who) {
      const headers = { uid: who?.uid ?? '', token: who?.token ?? '', 'x-requested-with': 'XMLHttpRequest' };
      const json = route === 'v1/demo/stage';
      const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      try {
        const answer = await fetch(route.startsWith('/') ? `${origin}${route}` : `${origin}/api/${route}`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            ...headers,
            'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
          },
          body: json ? JSON.stringify(fields) : form.toString(),
        });
        const text = await answer.text();
        return text.startsWith('{') ? (JSON.parse(text) as Asked) : { code: answer.status, data: {} };
      } catch {
        return undefined;
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
