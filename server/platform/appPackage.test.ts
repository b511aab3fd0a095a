import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTestServer } from '@server/testing/testServer';

const dataDir = mkdtempSync(path.join(tmpdir(), 'plaza-app-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = withTestServer(undefined, { environment: { DATA_DIR: dataDir, DEMO_MODE: '0', SEED: 'none' } });
const ask = (platform: string, range?: string) =>
  server.raw({ url: `/dl/app/${platform}`, headers: range === undefined ? {} : { range } });

describe("the app's own package", () => {
  it('A5: is the file of the data folder, whole or in parts, under a name that says what it is', async () => {
    mkdirSync(path.join(dataDir, 'packages'));
    writeFileSync(path.join(dataDir, 'packages', 'app.apk'), 'PK the app');
    const whole = await ask('android');
    expect([whole.statusCode, whole.body]).toEqual([200, 'PK the app']);
    expect(whole.headers['content-disposition']).toContain('.apk');
    const part = await ask('android', 'bytes=0-1');
    expect([part.statusCode, part.body]).toEqual([206, 'PK']);
  });

  it('is not there where the operator has none, nor for a platform nobody builds for', async () => {
    expect((await ask('ios')).statusCode).toBe(404);
    expect((await ask('windows')).statusCode).toBe(404);
  });
});
