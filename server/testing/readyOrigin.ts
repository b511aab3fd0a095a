import type { ChildProcess } from 'node:child_process';

const READY = / on (http:\/\/\S+)/;

/** Waits until a server's process says where it listens, and gives that origin; fails with what it said instead. */
export const readyOrigin = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = READY.exec(said)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
