import { crc32 } from 'node:zlib';
import type { PlatformType } from '@/contract/fields';
import type { GameContent } from './gameContent';

const EXTENSION: Record<PlatformType, string> = { 1: 'apk', 2: 'ipa' };

/** What a download is called, such as 云端猫岛-1.4.2.apk. */
export const packageFileName = (game: Pick<GameContent, 'name' | 'version'>, platform: PlatformType): string =>
  `${game.name}-${game.version}.${EXTENSION[platform]}`;

/** A file inside a package. */
export interface Entry {
  name: string;
  data: Buffer;
}

// 1980-01-01 00:00, the earliest date a ZIP can hold: the same content gives the same bytes.
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;

function entryFields({ data }: Entry, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

/** A store-only ZIP. */
function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const fields = entryFields(entry, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, entry.data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00'), fields, tail, name]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

/** A small valid package that stands in for the real one and says so inside, with `more` beside it. Deterministic. */
export function packageFile(
  game: Pick<GameContent, 'id' | 'name' | 'version' | 'developer'>,
  platform: PlatformType,
  more: readonly Entry[] = [],
): Buffer {
  const readme = [
    `${game.name} ${game.version}`,
    game.developer,
    '',
    '这是演示用的占位安装包，里面没有可以安装的程序。',
    'Demo placeholder: there is nothing to install in this package.',
    '',
  ].join('\n');
  const manifest = { id: game.id, version: game.version, platform: EXTENSION[platform], placeholder: true };
  return zip([
    { name: 'README.txt', data: Buffer.from(readme) },
    { name: 'manifest.json', data: Buffer.from(`${JSON.stringify(manifest)}\n`) },
    ...more,
  ]);
}
