import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFiles } from './localFiles';
import { s3Files } from './s3Files';
import { behaves, bytes, keysOf } from './testing/alike';

const scratch = mkdtempSync(path.join(tmpdir(), 'plaza-files-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folderCalled = (name: string) => path.join(scratch, name);

describe('files in a folder', () => {
  behaves(
    () => localFiles(folderCalled('local')),
    () => folderCalled('large'),
  );

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
