import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FilesUnavailable } from '@server/files/files';
import { makeGame } from '@server/testing/games';
import { withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { describePackage } from './packageStore';

const dataDir = mkdtempSync(path.join(tmpdir(), 'plaza-files-'));
const server = withTestServer(undefined, { environment: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true }));

const db = () => server.ctx.database.db;
const fetchFile = (url: string, headers: Record<string, string> = {}) => server.raw({ url, headers });

async function ticketFor(platformType: 1 | 2 = 1) {
  return server.get(gameCalls.download, { id: await makeGame(db()), platformType });
}

describe('the file behind a download (E4)', () => {
  it('arrives whole, under its name and type, as the answer described it', async () => {
    const { url, size, sha256 } = await ticketFor();
    const response = await fetchFile(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'accept-ranges': 'bytes',
      'content-length': String(size),
      etag: `"${sha256}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(sha256);
    const name =
      'attachment; filename="_____-1.4.2.apk"; filename*=UTF-8\'\'%E4%BA%91%E7%AB%AF%E7%8C%AB%E5%B2%9B-1.4.2.apk';
    expect(response.headers['content-disposition']).toBe(name.replace('_____', '____'));
  });

  it('is an .ipa on iOS', async () => {
    const { url } = await ticketFor(2);
    const { headers } = await fetchFile(url);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toContain('.ipa');
  });

  it('comes in parts that make up the whole', async () => {
    const { url, size = 0 } = await ticketFor();
    const whole = (await fetchFile(url)).rawPayload;
    const first = await fetchFile(url, { range: 'bytes=0-99' });
    expect(first.statusCode).toBe(206);
    expect(first.headers['content-range']).toBe(`bytes 0-99/${size}`);
    const rest = await fetchFile(url, { range: 'bytes=100-', 'if-range': String(first.headers.etag) });
    expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole)).toBe(true);
    const tail = await fetchFile(url, { range: 'bytes=-10' });
    expect(tail.rawPayload.equals(whole.subarray(-10))).toBe(true);
  });

  it('begins again when it has changed, and refuses a part that is not there', async () => {
    const { url, size } = await ticketFor();
    expect((await fetchFile(url, { range: 'bytes=5-', 'if-range': '"other"' })).statusCode).toBe(200);
    const beyond = await fetchFile(url, { range: 'bytes=99999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
    expect((await fetchFile(url, { range: 'lines=1-2' })).statusCode).toBe(200);
  });

  it('answers HEAD with its size and no bytes, and 304 to who has it', async () => {
    const { url, size, sha256 } = await ticketFor();
    const head = await server.raw({ method: 'HEAD', url });
    expect(head.headers['content-length']).toBe(String(size));
    expect(head.rawPayload).toHaveLength(0);
    expect((await fetchFile(url, { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304);
  });

  describe("that is the operator's own", () => {
    const packages = path.join(dataDir, 'packages');
    const put = (id: number, text: string) => {
      mkdirSync(packages, { recursive: true });
      writeFileSync(path.join(packages, `${id}-1.apk`), text);
    };
    afterEach(() => rmSync(packages, { recursive: true, force: true }));

    it('arrives as the answer described it', async () => {
      const id = await makeGame(db());
      put(id, 'a real package');
      const { url, size, sha256 } = await server.get(gameCalls.download, { id, platformType: 1 });
      expect({ bytes: size, sha256 }).toEqual(describePackage(Buffer.from('a real package')));
      const whole = await fetchFile(url);
      expect([whole.body, whole.headers.etag]).toEqual(['a real package', `"${sha256}"`]);
      expect((await fetchFile(url, { range: 'bytes=2-5' })).body).toBe('real');
    });

    it('is fetched from the store itself where the store gives out an address, and never kept', async () => {
      const id = await makeGame(db());
      put(id, 'a real package');
      const { url } = await server.get(gameCalls.download, { id, platformType: 1 });
      const signed = jest.spyOn(server.ctx.files, 'address').mockResolvedValueOnce('https://files.example/a?signed');
      const answer = await fetchFile(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://files.example/a?signed']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(signed).toHaveBeenCalledWith(`packages/${id}-1.apk`, {
        ...{ seconds: 600, contentType: 'application/vnd.android.package-archive' },
        disposition: expect.stringContaining('attachment'),
      });
      signed.mockRestore();
    });

    it('says 503 and is kept by nobody while the store gives no answer', async () => {
      const id = await makeGame(db());
      put(id, 'a real package');
      const { url } = await server.get(gameCalls.download, { id, platformType: 1 });
      const silent = jest.spyOn(server.ctx.files, 'read').mockRejectedValueOnce(new FilesUnavailable('no answer'));
      const answer = await fetchFile(url);
      expect([answer.statusCode, answer.headers.etag, answer.headers['content-disposition']]).toEqual([
        503,
        undefined,
        undefined,
      ]);
      expect(answer.headers['retry-after']).toBe('1');
      silent.mockRestore();
      expect((await fetchFile(url)).body).toBe('a real package');
    });

    it('begins again when another file has taken its place', async () => {
      const id = await makeGame(db());
      put(id, 'the first package');
      const { url } = await server.get(gameCalls.download, { id, platformType: 1 });
      const first = await fetchFile(url, { range: 'bytes=0-3' });
      put(id, 'the second package');
      const rest = await fetchFile(url, { range: 'bytes=4-', 'if-range': String(first.headers.etag) });
      expect([rest.statusCode, rest.body]).toEqual([200, 'the second package']);
      const { size, sha256 } = await server.get(gameCalls.download, { id, platformType: 1 });
      expect({ bytes: size, sha256 }).toEqual(describePackage(Buffer.from('the second package')));
    });
  });
});

describe('a ticket', () => {
  it('works for ten minutes', async () => {
    const { url } = await ticketFor();
    server.ctx.clock.runAhead(10 * 60_000 - 1);
    expect((await fetchFile(url)).statusCode).toBe(200);
    server.ctx.clock.runAhead(10 * 60_000);
    const late = await fetchFile(url);
    expect(late.statusCode).toBe(403);
    expect(late.body).toContain('下载链接已失效');
    expect(late.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['another game', (url: string) => url.replace(/\/dl\/\d+/, '/dl/999')],
    ['another platform', (url: string) => url.replace(/^(\/dl\/\d+)\.1\./, '$1.2.')],
    ['a later end', (url: string) => url.replace(/\.(\w+)\.([\w-]{32})$/, '.zzzzzzzz.$2')],
    ['another signature', (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no signature', (url: string) => url.replace(/\.[\w-]{32}$/, '')],
  ])('opens nothing with %s', async (_name, alter) => {
    const { url } = await ticketFor();
    expect((await fetchFile(alter(url))).statusCode).toBe(403);
  });
});
