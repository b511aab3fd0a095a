import type { Demo } from '@server/demoPort';
import { MEDIA } from '@server/media/kinds';

/** What a test's demo fills an empty database with, and the routes it has; nothing unless said. */
type Own = Partial<Pick<Demo, 'seed' | 'routes'>>;

const bytesOf = (text: string, contentType: string) => {
  const bytes = Buffer.from(text);
  const open = (start: number, end: number) => bytes.subarray(start, end + 1);
  return Promise.resolve({ size: bytes.length, etag: text, contentType, open });
};
const page = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', w: 800, h: 1200, bubbles: [] };

/** A demo of nobody and nothing, in which whatever is drawn or packed says what was asked for. */
export const testDemo = (own: Own = {}): Demo => ({
  accounts: [],
  staff: [],
  seed: async () => {},
  routes: () => {},
  draw(kind, n, variant) {
    const { width, height } = MEDIA[kind];
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    const fill = `rgb(${n % 256} ${variant} 90)`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${fill}" d="M0 0h${width}v${height}z"/></svg>`;
  },
  pages: (source) => (source === '' ? [] : [page, page]),
  page: (source, place) => (source === '' || place > 1 ? undefined : page),
  paragraphs: () => undefined,
  film: (art, script) => bytesOf(`film ${art}-${script}`.padEnd(400, '.'), 'video/webm'),
  albumPicture: (art, index) => bytesOf(`picture ${art}-${index}`, 'image/webp'),
  gamePackage: ({ id, version }, platform) => Buffer.from(`package ${id} ${version} ${platform}`.padEnd(400, '.')),
  appPackage: (platform) => Buffer.from(`app ${platform}`),
  ...own,
});
