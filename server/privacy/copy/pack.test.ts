import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { pack } from './pack';

it('packs what comes out again, of every size, and lets others have their turn between pieces', async () => {
  const parts = [
    { name: 'empty.txt', bytes: new Uint8Array() },
    { name: 'small.txt', bytes: new TextEncoder().encode('雾港听潮') },
    { name: 'large.json', bytes: new Uint8Array(1_000_000).fill(97) },
    { name: 'files/one.webp', bytes: new Uint8Array(randomBytes(600_000)), stored: true },
  ];
  let [turns, isPacking] = [0, true];
  const others = (async () => {
    for (; isPacking; turns += 1) await setImmediate();
  })();
  const zip = await pack(parts);
  isPacking = false;
  await others;
  expect(turns).toBeGreaterThan(5);
  expect(zip.length).toBeLessThan(700_000);
  const found = unzipSync(new Uint8Array(zip));
  expect(Object.keys(found)).toEqual(parts.map(({ name }) => name));
  for (const { name, bytes } of parts) expect(Buffer.compare(found[name] ?? new Uint8Array(), bytes)).toBe(0);
});
