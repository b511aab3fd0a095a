import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as a simulator hears it. */
export interface Call {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it answers; null: the call breaks off, and nobody knows whether it arrived. */
export type Said = { status?: number; headers?: Record<string, string>; body: string | Buffer } | null;

/** A place of the network that is only here. */
export interface Place {
  origin: string;
  /** Breaks off what is under way, is not there for a moment, and listens at the same port again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

function say(response: ServerResponse, said: Said): void {
  if (said === null) response.destroy();
  else response.writeHead(said.status ?? 200, { connection: 'close', ...said.headers }).end(said.body);
}

/** Listens at a port of its own. */
export async function listen(hear: (call: Call) => Said | Promise<Said>): Promise<Place> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const url = new URL(request.url ?? '/', 'http://simulator');
      const body = Buffer.concat(parts).toString('utf8');
      say(response, await hear({ method: request.method ?? 'GET', url, headers: request.headers, body }));
    });
  });
  // A test that fails on the way does not keep its process.
  server.unref();
  const open = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async restart() {
      await close();
      await open(port);
    },
    close,
  };
}
