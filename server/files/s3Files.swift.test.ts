import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Swift, startSwift } from '@scripts/lib/swift.mjs';
import { heardSpans } from '@server/tracing/testing/heardSpans';
import { FilesUnavailable, readWhole } from './files';
import { localFiles } from './localFiles';
import { moveFiles } from './moveFiles';
import { overFolder } from './overFolder';
import { s3Files } from './s3Files';
import { behaves, bytes, keysOf, textOf } from './testing/alike';

const scratch = mkdtempSync(path.join(tmpdir(), 'plaza-store-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folderCalled = (name: string) => path.join(scratch, name);

describe('files in an S3 store (Swift)', () => {
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

  behaves(
    () => prefixed('alike/'),
    () => folderCalled('large'),
  );

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

  it('has a span for each command of the store, without the names of what is kept', async () => {
    const files = prefixed('traced/');
    const spans = await heardSpans(async () => {
      await files.put('uploads/aa/secret-name', bytes(10));
      await files.drop('uploads/aa/secret-name');
    });
    const ofStore = { 'rpc.system': 'aws-api', 'rpc.service': 'S3' };
    expect(spans).toEqual([
      { name: 'PutObjectCommand', attributes: ofStore },
      { name: 'DeleteObjectCommand', attributes: ofStore },
    ]);
  });

  it('that is gone says so', async () => {
    const files = s3Files(swift.place);
    await swift.stop();
    await expect(files.read('uploads/aa/a.webp')).rejects.toThrow(FilesUnavailable);
    await expect(files.head('uploads/aa/a.webp')).rejects.toThrow(FilesUnavailable);
  }, 30_000);
});
