import { crc32 } from 'node:zlib';
import { gameNamed, games } from './games';
import { packageFile, packageFileName } from './packageFile';

/** Reads a ZIP the way tools do: from the end record through the central directory to each file. */
function open(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let i = 0; i < count; i++) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [crc, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    expect(crc32(data)).toBe(crc);
    files.set(name, data);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  expect(at).toBe(end);
  return files;
}

describe('a demo package', () => {
  const island = gameNamed('云端猫岛');

  it('is named after the game, its version and its platform', () => {
    expect(packageFileName(island, 1)).toBe('云端猫岛-1.4.2.apk');
    expect(packageFileName(island, 2)).toBe('云端猫岛-1.4.2.ipa');
  });

  it('opens as a ZIP and says that it is a placeholder', () => {
    const files = open(packageFile(island, 1));
    expect([...files.keys()]).toEqual(['README.txt', 'manifest.json']);
    expect(files.get('README.txt')?.toString()).toContain('云端猫岛 1.4.2');
    expect(JSON.parse(files.get('manifest.json')?.toString() ?? '')).toEqual({
      id: island.id,
      version: '1.4.2',
      platform: 'apk',
      placeholder: true,
    });
  });

  it('has the same bytes every time and others for another game or platform', () => {
    expect(packageFile(island, 1).equals(packageFile(island, 1))).toBe(true);
    const all = games.flatMap((g) => g.platforms.map((p) => packageFile(g, p).toString('base64')));
    expect(new Set(all).size).toBe(all.length);
  });
});
