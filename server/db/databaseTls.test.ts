import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { readConfig } from '@server/config';
import { testTls } from '@server/testing/testTls';
import { openDatabase } from './openDatabase';

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));
const caFile = path.join(folder, 'ca.pem');
writeFileSync(caFile, testTls.authority);

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
/** Lets nobody in, and says so: what asks has come as far as the other end of the TLS session. */
const refusal = message('E', Buffer.from('SFATAL\0C28000\0Mnobody is let in\0\0'));

/** As much of PostgreSQL as there is up to the answer to a login: TLS is asked for in clear, then begun. */
async function withTlsServer(work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, cert: testTls.cert, key: testTls.key });
      secured.on('error', () => {});
      secured.once('data', () => secured.end(refusal));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`postgres://plaza:hush@localhost:${(server.address() as AddressInfo).port}/plaza`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const opened = (url: string, ssl: string) =>
  openDatabase(readConfig({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32), DB_SSL: ssl }));

describe('TLS to the database', () => {
  it('trusts the authority of the file that DB_SSL names', async () => {
    await withTlsServer((url) => expect(opened(url, caFile)).rejects.toThrow(/DATABASE_URL .*nobody is let in/));
  });

  it('does not trust an authority that nobody named, and names the variable without what is in it', async () => {
    await withTlsServer(async (url) => {
      const refused = expect(opened(url, '1')).rejects;
      await refused.toThrow(/DATABASE_URL leads to no database that can be used: .*certificate/);
      await expect(opened(url, '1')).rejects.not.toThrow(/hush/);
    });
  });
});
