import { contrast } from './contrast';
import { moreContrastCss } from './moreContrast';
import { scale } from './scale';
import { themes } from './themes';
import type { ColorToken, Palette } from './tokens';

const fixed = new Map([...scale.matchAll(/--([a-z0-9-]+): (#[0-9A-F]{6});/gi)].map((row) => [row[1], row[2]] as const));

type Ground = ColorToken | `#${string}`;
const grounds: ColorToken[] = ['page', 'surface', 'raised'];

/** Ink on the grounds it is used on; names of tokens, of fixed colours, or a gradient's own stops. */
const pairs: [ink: string, on: (Ground | string)[]][] = [
  ['text', [...grounds, 'sunken', 'raised-sunken', 'primary-tint', 'warning-tint', 'g-sky-from', 'g-sky-to']],
  ['text-2', [...grounds, 'sunken', 'raised-sunken', 'g-sky-from', 'g-sky-to']],
  ['text-3', [...grounds, 'sunken', 'raised-sunken']],
  ['primary', [...grounds, 'primary-tint']],
  ['success', [...grounds, 'success-tint']],
  ['warning', [...grounds, 'warning-tint']],
  ['error', [...grounds, 'error-tint']],
  ['forever', [...grounds, 'forever-tint']],
  ['rank-1', ['page', 'surface']],
  ['rank-2', ['page', 'surface']],
  ['on-fill', ['primary-fill', 'g-primary-from', 'g-primary-to', '#0B7F9E', '#5B4BE0']],
  ['on-fill', ['mark-free', 'mark-hot', 'mark-forever', 'mark-new', 'badge-count']],
  ['mark-limited-ink', ['mark-limited']],
  ['vip-gold', ['vip-navy', 'vip-navy-2', 'g-navy-from', 'g-navy-mid', 'g-navy-to']],
  ['vip-navy', ['#FBE9BE', '#F0C670', '#D9A441', 'vip-gold']],
  ['glass-dark-text', ['#0C1220']],
];

const palettes = Object.entries(themes).flatMap(([name, { light, dark }]): [string, Palette][] => [
  [name, light],
  [`${name} by night`, dark],
]);

describe.each(palettes)('theme %s', (_name, palette) => {
  const colour = (name: string): string => {
    const value = name.startsWith('#') ? name : (palette[name as ColorToken] ?? fixed.get(name));
    if (!value) throw new Error(`no colour called ${name}`);
    return value;
  };

  it.each(pairs.flatMap(([ink, on]) => on.map((ground) => [ink, ground] as const)))(
    'B4: %s reads on %s (4.5:1 or more)',
    (ink, ground) => {
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([...grounds, 'sunken', 'raised-sunken', 'g-sky-from', 'g-sky-to'])(
    'B5: for whoever asks for more contrast all words read 7:1 or more on %s, since none is quieter than text',
    (ground) => {
      expect(moreContrastCss).toContain('--text-2: var(--text) !important; --text-3: var(--text) !important;');
      expect(contrast(colour('text'), colour(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(['surface', 'raised'])('a control edge shows on %s (3:1 or more)', (ground) => {
    expect(contrast(colour('field-line'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('the meter itself: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#1560CC', '#1560CC')).toBe(1);
});
