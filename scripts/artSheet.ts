/**
 * `npm run art -- <kind> [width]` draws what the demo shows of a kind side by side into shots/art-<kind>-<width>.png, and
 * prints what its pictures weigh and cost. Look at 110 px first: what cannot be told apart there is alike in a rail.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVITY_PICTURES } from '@demo/art/activities/activityPicture';
import { drawMedia } from '@demo/art/media';
import { coverNumber } from '@demo/content/bookCovers';
import { comics } from '@demo/content/comics';
import { games } from '@demo/content/games';
import { novels } from '@demo/content/novels';
import { bitmapOf } from '@server/media/bitmap';
import { DEMO_KINDS, type DemoKind, MEDIA } from '@server/media/kinds';
import sharp, { type OverlayOptions } from 'sharp';
import { root } from './docs/modules';

const GAP = 12;
const books = [
  ...comics.map((_, at) => coverNumber.comic(at)),
  ...novels.map((_, at) => coverNumber.novel(at)),
  coverNumber.log,
];
/** The numbers that the demo shows of a kind; of the others, the first forty. */
const NUMBERS: Partial<Record<DemoKind, number[]>> = {
  book: books,
  bookwide: books,
  activity: Object.keys(ACTIVITY_PICTURES).map((_, at) => at),
  icon: games.map(({ art }) => art),
  cover: games.map(({ art }) => art),
  shot: games.map(({ art }) => art),
};
const numbersOf = (kind: DemoKind): number[] => NUMBERS[kind] ?? Array.from({ length: 40 }, (_, n) => n);

const [kind, width] = process.argv.slice(2);
const wanted = DEMO_KINDS.find((one) => one === kind);
if (wanted === undefined) throw new Error(`Usage: npm run art -- <${DEMO_KINDS.join(' | ')}> [width]`);
const spec = MEDIA[wanted];
const w = Number(width ?? 220);
const h = Math.round((w * spec.height) / spec.width);
const columns = Math.max(1, Math.floor(2000 / (w + GAP)));

const bytes: number[] = [];
const spent: number[] = [];
const tiles: OverlayOptions[] = [];
for (const [at, n] of numbersOf(wanted).entries()) {
  const began = process.cpuUsage();
  const picture = await bitmapOf(drawMedia(wanted, n), spec.bitmap, spec.most);
  const { user, system } = process.cpuUsage(began);
  bytes.push(picture.length);
  spent.push((user + system) / 1000);
  tiles.push({
    input: await sharp(picture).resize(w, h).png().toBuffer(),
    left: GAP + (at % columns) * (w + GAP),
    top: GAP + Math.floor(at / columns) * (h + GAP),
  });
}
mkdirSync(join(root, 'shots'), { recursive: true });
const file = join(root, 'shots', `art-${wanted}-${w}.png`);
await sharp({
  create: {
    width: GAP + Math.min(columns, tiles.length) * (w + GAP),
    height: GAP + Math.ceil(tiles.length / columns) * (h + GAP),
    channels: 3,
    background: '#eef1f6',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);

const middle = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const row = (list: number[], unit: string) =>
  `median ${Math.round(middle(list))}, largest ${Math.round(Math.max(...list))} ${unit}`;
process.stdout.write(
  `${file}\n${tiles.length} pictures: ${row(bytes, 'bytes')}; ${row(spent, 'ms of the processor')}\n`,
);
