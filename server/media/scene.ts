/** So many scenes there are to choose from. */
export const SCENES = 8;

/** Sky from top to horizon, three ranges from far to near, and what shines. */
interface Palette {
  sky: readonly [string, string, string];
  hills: readonly [string, string, string];
  light: string;
  night?: boolean;
  /** Water up to this height, from the bottom. */
  sea?: number;
}

const PALETTES: readonly Palette[] = [
  { sky: ['#4aa8f0', '#9fd4fb', '#e6f6ff'], hills: ['#9cc9ee', '#5f9fdc', '#2f74bd'], light: '#fff4c9' },
  { sky: ['#5b3f9e', '#c56aa8', '#ffc08a'], hills: ['#a8588f', '#6d3f80', '#3d2860'], light: '#ffe6b0' },
  { sky: ['#0b1a3c', '#1d3a72', '#4a6fb0'], hills: ['#2b4a86', '#1a3163', '#0e1d42'], light: '#f3f0d8', night: true },
  { sky: ['#2c9aa8', '#7fd3cb', '#e8fbe9'], hills: ['#7cc4b2', '#3f9486', '#1f665f'], light: '#fffbe0', sea: 110 },
  { sky: ['#f08a5d', '#f9c08a', '#fff0d2'], hills: ['#d98a6a', '#a85a4e', '#6d3540'], light: '#fffdf0', sea: 90 },
  { sky: ['#6aa36f', '#b7d9a0', '#f3f8d8'], hills: ['#8dbb7c', '#558c59', '#2f6044'], light: '#fff6c4' },
  {
    sky: ['#141c33', '#2a3b63', '#5a5f94'],
    hills: ['#3d4876', '#28325a', '#161d3a'],
    light: '#dfe8ff',
    night: true,
    sea: 100,
  },
  { sky: ['#7c8ff0', '#bcc6fb', '#f4e9fb'], hills: ['#a9acec', '#7d7fd0', '#4f52a0'], light: '#fffaf0' },
];

const WIDTH = 800;
const HEIGHT = 450;

/** A wave between 0 and 1, the same for the same place. */
const wave = (x: number, n: number, layer: number): number =>
  (Math.sin(x / (130 - layer * 22) + n * 1.7 + layer * 2.3) + Math.sin(x / (57 + layer * 9) + n * 0.9) * 0.45) / 2.9 +
  0.5;

/** A range of hills, soft where it is far and sharper near by. */
function range(n: number, layer: number, colour: string): string {
  const base = 250 + layer * 62;
  const points = Array.from({ length: 41 }, (_, i) => {
    const x = i * 20;
    return `${x} ${Math.round(base - wave(x, n, layer) * (96 - layer * 14))}`;
  });
  return `<path d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z" fill="${colour}"/>`;
}

function cloud(x: number, y: number, size: number, fill: string): string {
  const at = (dx: number, dy: number, r: number) =>
    `<circle cx="${Math.round(x + dx * size)}" cy="${Math.round(y + dy * size)}" r="${Math.round(r * size)}"/>`;
  return `<g fill="${fill}">${at(0, 0, 26)}${at(30, -12, 34)}${at(66, 0, 28)}<rect x="${Math.round(x - 26 * size)}" y="${y}" width="${Math.round(120 * size)}" height="${Math.round(27 * size)}" rx="${Math.round(13 * size)}"/></g>`;
}

const stars = (n: number): string =>
  Array.from({ length: 36 }, (_, i) => {
    const x = (i * 223 + n * 97) % WIDTH;
    const y = (i * 71 + n * 41) % 210;
    return `<circle cx="${x}" cy="${y}" r="${1 + (i % 3) * 0.6}" opacity="${0.4 + (i % 4) * 0.15}"/>`;
  }).join('');

/** A landscape for the head of somebody's page; the same number is the same drawing. */
export function scene(n: number): string {
  const palette = PALETTES[n % SCENES] ?? PALETTES[0];
  if (palette === undefined) return '';
  const { sky, hills, light, night = false, sea } = palette;
  const [x, y] = [150 + ((n * 137) % 480), 92 + ((n * 53) % 60)];
  const above = night
    ? `<g fill="#fff">${stars(n)}</g><circle cx="${x}" cy="${y}" r="40" fill="${light}"/><circle cx="${x + 17}" cy="${y - 10}" r="34" fill="${sky[0]}"/>`
    : `<circle cx="${x}" cy="${y}" r="92" fill="${light}" opacity=".28"/><circle cx="${x}" cy="${y}" r="52" fill="${light}"/>`;
  const clouds = night
    ? cloud(520, 150, 0.9, '#ffffff1f') + cloud(90, 190, 0.7, '#ffffff17')
    : cloud(90 + ((n * 61) % 120), 150, 1, '#ffffffb3') +
      cloud(560, 96, 0.8, '#ffffff8c') +
      cloud(400, 190, 0.6, '#ffffff73');
  const water =
    sea === undefined
      ? ''
      : `<rect y="${HEIGHT - sea}" width="${WIDTH}" height="${sea}" fill="${hills[1]}"/>${Array.from(
          { length: 9 },
          (_, i) =>
            `<rect x="${(i * 191 + n * 37) % 760}" y="${HEIGHT - sea + 12 + ((i * 29) % (sea - 20))}" width="${40 + ((i * 17) % 60)}" height="4" rx="2" fill="${light}" opacity=".35"/>`,
        ).join('')}`;
  const ranges = hills.slice(0, sea === undefined ? 3 : 2).map((colour, layer) => range(n, layer, colour));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/>`,
    `<stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`,
    above,
    clouds,
    ...ranges,
    water,
    '</svg>',
  ].join('');
}
