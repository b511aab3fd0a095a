import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasSwift, type Swift, startSwift } from '@server/testing/swift';
import { FileGone, type Files, FilesUnavailable, readWhole } from './files';
import { localFiles } from './localFiles';
import { moveFiles } from './moveFiles';
import { overFolder } from './overFolder';
import { s3Files } from './s3Files';

const scratch = mkdtempSync(path.join(tmpdir(), 'plaza-files-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folderCalled = (name: string) => path.join(scratch, name);

const keysOf = async (files: Files, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
};
const bytes = (length: number, seed = 7) => Buffer.from(Array.from({ length }, (_, at) => (at * seed) % 251));
const textOf = async (files: Files, key: string) => (await readWhole(files, key)).toString();

/** What every place of files does alike. */
function behaves(open: () => Files): void {
  it('keeps a file whole and in parts, under its key, until it is dropped', async () => {
    const files = open();
    const key = 'uploads/ab/ab-_1.webp';
    expect(await files.head(key)).toBeNull();
    await files.put(key, bytes(1000));
    expect(await files.head(key)).toMatchObject({ key, size: 1000 });
    expect(Math.abs(((await files.head(key))?.at ?? 0) - Date.now())).toBeLessThan(120_000);
    expect(await readWhole(files, key)).toEqual(bytes(1000));
    const part: Buffer[] = [];
    for await (const chunk of await files.read(key, { start: 10, end: 19 })) part.push(chunk as Buffer);
    expect(Buffer.concat(part)).toEqual(bytes(1000).subarray(10, 20));
    await files.put(key, Buffer.from('another'));
    expect(await textOf(files, key)).toBe('another');
    expect(await files.head(key)).toMatchObject({ size: 7 });
    await files.drop(key);
    await files.drop(key);
    expect(await files.head(key)).toBeNull();
    await expect(files.read(key)).rejects.toThrow(FileGone);
  });

  it('lists a folder however deep, and nothing of one whose name begins the same', async () => {
    const files = open();
    for (const key of ['cases/48/a.gz', 'cases/49/b.gz', 'cases-old/c.gz']) await files.put(key, Buffer.from(key));
    expect(await keysOf(files, 'cases')).toEqual(['cases/48/a.gz', 'cases/49/b.gz']);
    expect(await keysOf(files, 'nothing')).toEqual([]);
  });

  it('gives a key to one of many who reserve it', async () => {
    const files = open();
    expect(await files.reserve('cases/12/1234.gz')).toBe(true);
    expect(await files.reserve('cases/12/1234.gz')).toBe(false);
    expect(await files.head('cases/12/1234.gz')).toMatchObject({ size: 0 });
    await files.put('cases/12/1234.gz', Buffer.from('full'));
    expect(await textOf(files, 'cases/12/1234.gz')).toBe('full');
  });

  it('takes a large file of this machine as it is', async () => {
    const files = open();
    const from = folderCalled('large');
    writeFileSync(from, Buffer.alloc(17 * 1024 * 1024, bytes(4093)));
    await files.put('packages/large.apk', { path: from });
    const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(sum(await readWhole(files, 'packages/large.apk'))).toBe(sum(readFileSync(from)));
  });
}

describe('files in a folder', () => {
  behaves(() => localFiles(folderCalled('local')));

  it('loses drafts that nobody writes on any more', async () => {
    const files = localFiles(folderCalled('drafts'));
    await files.put('uploads/ab/whole.webp', bytes(3));
    const draft = folderCalled('drafts/uploads/ab/half.webp.part');
    writeFileSync(draft, 'half');
    utimesSync(draft, 1, 1);
    expect(await keysOf(files, 'uploads')).toEqual(['uploads/ab/whole.webp']);
    expect(await files.dropDrafts('uploads', Date.now() - 1000)).toBe(1);
    expect(await files.dropDrafts('uploads', Date.now() - 1000)).toBe(0);
  });
});

describe('an address that a store signs', () => {
  const place = {
    ...{ bucket: 'plaza', prefix: 'own/', region: 'eu-west-1', pathStyle: false, redirects: true },
    ...{ endpoint: 'http://10.0.0.9:9000', publicEndpoint: 'https://files.example' },
    credentials: { accessKeyId: 'key', secretAccessKey: 'never shown' },
  };
  const as = { seconds: 60, contentType: 'video/mp4', disposition: 'attachment; filename="a.mp4"' };

  it('names the bucket by host or by path, where browsers reach it, and says what the browser is to make of it', async () => {
    const byHost = new URL((await s3Files(place).address('content/films/a.mp4', as)) ?? '');
    expect([byHost.origin, byHost.pathname]).toEqual(['https://plaza.files.example', '/own/content/films/a.mp4']);
    expect(byHost.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(byHost.searchParams.get('response-content-disposition')).toBe(as.disposition);
    expect(byHost.searchParams.get('response-content-type')).toBe('video/mp4');
    expect(byHost.href).not.toContain('never');
    const byPath = new URL((await s3Files({ ...place, pathStyle: true }).address('a.mp4', as)) ?? '');
    expect([byPath.origin, byPath.pathname]).toEqual(['https://files.example', '/plaza/own/a.mp4']);
  });

  it('is none where downloads go through the server', async () => {
    expect(await s3Files({ ...place, redirects: false }).address('a.mp4', as)).toBeNull();
    expect(await localFiles(scratch).address('a.mp4', as)).toBeNull();
  });
});

const store = hasSwift() ? describe : describe.skip;
store('files in an S3 store (Swift)', () => {
  let swift: Swift;
  beforeAll(async () => {
    swift = await startSwift();
  }, 60_000);
  afterAll(() => swift?.stop());
  const prefixed = (prefix: string) => s3Files({ ...swift.place, prefix });
  const overOne = (name: string) => {
    const root = folderCalled(name);
    const folder = localFiles(root);
    return { root, folder, bucket: prefixed(`${name}/`), both: overFolder(prefixed(`${name}/`), folder) };
  };

  behaves(() => prefixed('alike/'));

  it('lists more than a page of the store', async () => {
    const files = prefixed('many/');
    await Promise.all(Array.from({ length: 20 }, () => 0).map((_, at) => files.put(`uploads/aa/${at}`, bytes(1))));
    expect(await keysOf(files, 'uploads')).toHaveLength(20);
  });

  it('gives a browser the file itself, in parts as well, and to nobody without the signature', async () => {
    const files = s3Files({ ...swift.place, redirects: true });
    await files.put('packages/a.apk', bytes(100));
    const address = await files.address('packages/a.apk', {
      ...{ seconds: 60, contentType: 'application/vnd.android.package-archive' },
      disposition: 'attachment; filename="game.apk"',
    });
    const answer = await fetch(address ?? '', { headers: { range: 'bytes=5-14' } });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      206,
      'attachment; filename="game.apk"',
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes(100).subarray(5, 15));
    expect((await fetch((address ?? '').replace(/Signature=..../, 'Signature=0000'))).status).toBe(403);
  });

  it('shows what lies in the folder behind it until it has it, and keeps nothing in the folder', async () => {
    const { folder, bucket, both } = overOne('behind');
    await folder.put('uploads/ol/old.webp', Buffer.from('old'));
    await folder.put('packages/both.apk', Buffer.from('folder'));
    await bucket.put('packages/both.apk', Buffer.from('store'));
    await both.put('uploads/ne/new.webp', Buffer.from('new'));
    expect(await textOf(both, 'uploads/ol/old.webp')).toBe('old');
    expect(await textOf(both, 'packages/both.apk')).toBe('store');
    expect(await both.head('uploads/ol/old.webp')).toMatchObject({ size: 3 });
    expect(await folder.head('uploads/ne/new.webp')).toBeNull();
    expect(await keysOf(both, 'uploads')).toEqual(['uploads/ne/new.webp', 'uploads/ol/old.webp']);
    expect(await both.reserve('uploads/ol/old.webp')).toBe(false);
    await both.drop('uploads/ol/old.webp');
    expect(await both.head('uploads/ol/old.webp')).toBeNull();
  });

  it('takes a folder over: every byte compared, interrupted and gone on with, what differs left alone', async () => {
    const { root, folder, bucket, both } = overOne('moved');
    const keys = Array.from({ length: 12 }, (_, at) => `uploads/aa/${at}.webp`);
    for (const [at, key] of keys.entries()) await folder.put(key, bytes(1000 + at, at + 1));
    await folder.put('cases/12/1234-5678.json.gz', Buffer.alloc(0));
    await folder.put('welfare/drawn.webm', bytes(5));
    await folder.put('packages/own.apk', Buffer.from('mine'));
    await bucket.put('packages/own.apk', Buffer.from('other'));
    let asked = 0;
    const first = await moveFiles({ folder, store: bucket, root, remove: true, isOver: () => ++asked > 5 });
    expect(first).toMatchObject({ brought: 5, same: 0, differing: [] });
    // A member's picture that was moved is seen all the time, and one that goes is gone in both.
    for (const [at, key] of keys.entries()) expect(await readWhole(both, key)).toEqual(bytes(1000 + at, at + 1));
    await both.drop(keys[0] ?? '');
    const rest = await moveFiles({ folder, store: bucket, root, remove: false });
    expect(rest.differing).toEqual(['packages/own.apk']);
    expect(first.brought + rest.brought).toBeGreaterThanOrEqual(11);
    expect(await keysOf(bucket, 'uploads')).toEqual(keys.slice(1).sort());
    expect(await keysOf(bucket, 'cases')).toEqual([]);
    expect(await keysOf(bucket, 'welfare')).toEqual([]);
    expect(await textOf(folder, 'packages/own.apk')).toBe('mine');
    const again = await moveFiles({ folder, store: bucket, root, remove: true });
    expect([again.brought, again.same]).toEqual([0, rest.brought]);
    expect(await keysOf(folder, 'uploads')).toEqual([]);
  });

  it('that is gone says so', async () => {
    const files = s3Files(swift.place);
    await swift.stop();
    await expect(files.read('uploads/aa/a.webp')).rejects.toThrow(FilesUnavailable);
    await expect(files.head('uploads/aa/a.webp')).rejects.toThrow(FilesUnavailable);
  }, 30_000);
});
