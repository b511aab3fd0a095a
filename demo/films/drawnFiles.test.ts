import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localFiles } from '@server/files/localFiles';
import { drawnFiles } from './drawnFiles';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plaza-welfare-'));
const folder = path.join(dataDir, 'welfare');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('what is drawn into the data folder', () => {
  it('may be drawn by several processes at once, and leaves nothing half done', async () => {
    const processes = Array.from({ length: 4 }, () => drawnFiles(localFiles(dataDir)));
    const drawn = await Promise.all(processes.map((files) => files.albumPicture(1, 0)));
    expect(new Set(drawn.map(({ size }) => size)).size).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  }, 60_000);

  it('is drawn beside the draft of another process, which stays that one’s', async () => {
    await drawnFiles(localFiles(dataDir)).albumPicture(2, 0);
    const name = readdirSync(folder).find((file) => file.endsWith('-2-0.webp')) ?? '';
    rmSync(path.join(folder, name));
    const draft = path.join(folder, `${name}.part`);
    writeFileSync(draft, 'half of it');
    expect((await drawnFiles(localFiles(dataDir)).albumPicture(2, 0)).size).toBeGreaterThan(0);
    expect(readFileSync(draft, 'utf8')).toBe('half of it');
  }, 60_000);
});
