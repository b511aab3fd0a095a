import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Protocol numbers of a first message that asks for TLS. */
const SSL_REQUEST = 80_877_103;

/** Whole messages out of a stream: a letter, its length, its body. */
function messages(hear: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1;
      hear(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

const letterOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);
/** The end of a transaction: ready for the next one, idle. */
const isIdle = (message: Buffer) => letterOf(message) === 'Z' && message[5] === 'I'.charCodeAt(0);

/** A session of the database, lent for a transaction. */
interface Session {
  socket: Socket;
  greeting: Buffer[];
  lentTo: ((message: Buffer) => void) | undefined;
}

async function openSession(startup: Buffer, { host, port }: { host: string; port: number }): Promise<Session> {
  const socket = connect(port, host);
  const session: Session = { socket, greeting: [], lentTo: undefined };
  await once(socket, 'connect');
  const ready = new Promise<void>((resolve) => {
    socket.on(
      'data',
      messages((message) => {
        if (session.lentTo) {
          session.lentTo(message);
          return;
        }
        session.greeting.push(message);
        if (isIdle(message)) resolve();
      }),
    );
  });
  socket.on('error', () => socket.destroy());
  socket.write(startup);
  await ready;
  return session;
}

/**
 * What pgbouncer does in transaction mode: two sessions of the database for all who come, another one for each transaction,
 * so that nothing a session knows is there the next time.
 */
export async function startTransactionPooler(url: string): Promise<{ url: string; stop(): void }> {
  const target = new URL(url);
  const address = { host: target.hostname, port: Number(target.port || 5432) };
  const sockets = new Set<Socket>();
  const sessions: Session[] = [];
  let turn = 0;

  async function serve(client: Socket, startup: Buffer): Promise<void> {
    while (sessions.length < 2) {
      const session = await openSession(startup, address);
      sessions.push(session);
      sockets.add(session.socket);
    }
    let held: Session | undefined;
    const answer = (session: Session) => (message: Buffer) => {
      client.write(message);
      if (!isIdle(message)) return;
      session.lentTo = undefined;
      held = undefined;
    };
    client.on(
      'data',
      messages((message) => {
        if (letterOf(message) === 'X') return;
        if (!held) {
          turn += 1;
          held = sessions[turn % sessions.length];
          if (!held || held.lentTo) throw new Error('Two transactions at once are more than this pooler bears');
          held.lentTo = answer(held);
        }
        held.socket.write(message);
      }),
    );
    for (const message of sessions[0]?.greeting ?? []) client.write(message);
  }

  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('data', function first(chunk: Buffer) {
      if (chunk.readInt32BE(4) === SSL_REQUEST) {
        client.write('N');
        client.once('data', first);
        return;
      }
      void serve(client, chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
