import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import { blush, face, type Mood } from '@demo/art/people/face';
import { GEAR, type GearKind } from '@demo/art/people/gear';
import { group, line, oval, path } from '@demo/art/svg';
import { nth } from '@server/random';
import { EARS } from './ear';
import { COATS, type Coat, type MarkKind, type Species } from './species';

export interface CritterLook {
  kind: Species;
  /** Which of the coat's colours. */
  v: number;
  mood?: Mood;
  /** A scarf of this colour. */
  wear?: string;
  gear?: GearKind;
  gearC?: string;
  rim?: string;
  t?: number;
  headOnly?: boolean;
  /** Seen from behind: no face. */
  behind?: boolean;
}

const HEAD = 'M-104 6C-104-72-56-98 0-98C56-98 104-72 104 6C110 66 62 94 0 94C-62 94-110 66-104 6Z';
const WIDE = 'M-112 16C-112-70-60-92 0-92C60-92 112-70 112 16C112 78 60 96 0 96C-60 96-112 78-112 16Z';
const BLOB = 'M-108 70C-120-30-40-110 0-126C40-110 120-30 108 70C104 112-104 112-108 70Z';
const INK = '#2b2140';

const MARKS: Partial<Record<MarkKind, (light: string, dark: string, t: number) => string>> = {
  mask: (light) =>
    path(
      'M-106 20C-80-6-50 0-34 10C-14 20 14 20 34 10C50 0 80-6 106 20C104 68 60 94 0 94C-60 94-104 68-106 20Z',
      light,
    ),
  heart: () => path('M0-30C-40-74-92-40-84 20C-80 66-40 90 0 90C40 90 80 66 84 20C92-40 40-74 0-30Z', '#fffdf8'),
  disc: (light) => oval(-44, 10, 46, 48, light) + oval(44, 10, 46, 48, light),
  patch: () =>
    '<ellipse cx="-46" cy="14" rx="28" ry="34" fill="#2f2a38" transform="rotate(24 -46 14)"/><ellipse cx="46" cy="14" rx="28" ry="34" fill="#2f2a38" transform="rotate(-24 46 14)"/>' +
    oval(-44, 14, 19, 21, '#fff') +
    oval(44, 14, 19, 21, '#fff'),
  stripe: () =>
    path(
      'M-12-97L0-54L12-97ZM-44-92L-30-60L-24-96ZM44-92L30-60L24-96ZM-104-6L-72 4L-106 16ZM104-6L72 4L106 16ZM-104 34L-76 32L-98 52ZM104 34L76 32L98 52Z',
      '#4a2c2a',
    ),
  tabby: (_light, dark) =>
    path(
      'M-10-97Q-8-66 0-56Q8-66 10-97ZM-42-93Q-36-72-26-64Q-20-76-22-97ZM42-93Q36-72 26-64Q20-76 22-97ZM-104 0Q-84 2-78 10Q-90 18-106 18ZM104 0Q84 2 78 10Q90 18 106 18Z',
      dark,
    ),
  blaze: (light) => path('M-14-97Q-26-40-20 20H20Q26-40 14-97Q0-100-14-97Z', light),
  muzzle: (light, _dark, t) => oval(t * 18, 54, 44, 32, light),
};

function body(_d: Doc, coat: Coat, o: CritterLook, c: string, fur: string, light: string): string {
  if (coat.head === 'octo') {
    const arms = ([-1, 1] as const).map(
      (k) =>
        line(`M${k * 24} 60C${k * 30} 130 ${k * 10} 150 ${k * 30} 190`, shade(c, 0.28), 34) +
        line(`M${k * 52} 50C${k * 90} 120 ${k * 60} 150 ${k * 104} 180`, c, 34) +
        line(`M${k * 76} 30C${k * 140} 70 ${k * 110} 120 ${k * 160} 110`, c, 30),
    );
    return arms.join('');
  }
  if (o.headOnly || coat.head === 'blob') return '';
  const belly = o.behind ? '' : path('M-54 260C-60 176-34 128 0 128C34 128 60 176 54 260Z', light);
  const scarf = o.wear
    ? path('M-66 84Q0 128 66 84Q88 106 70 130Q0 164-70 130Q-88 106-66 84Z', o.wear) +
      path('M34 132L72 118L88 190L52 196Z', shade(o.wear, 0.25))
    : '';
  return path('M-104 260C-116 150-70 84 0 84C70 84 116 150 104 260Z', fur) + belly + scarf;
}

function features(d: Doc, coat: Coat, o: CritterLook, c: string, light: string): string {
  const { t = 0, mood = 'calm' } = o;
  let s = coat.marks.map((m) => MARKS[m]?.(light, shade(c, 0.3), t) ?? '').join('');
  s +=
    oval(-34, -58, 34, 16, '#fff', { opacity: 0.28, transform: 'rotate(-24 -34 -58)' }) + blush('#ff6a78', 72, 46, t);
  if (coat.ear === 'frog') return s + line('M-34 44Q0 72 34 44', '#5a2b3a', 7);
  s += face(d, { mood, eye: shade(c, 0.74), ink: INK, t, animal: true });
  if (coat.marks.includes('beak'))
    return s + path('M-20 36Q0 22 20 36Q12 62 0 64Q-12 62-20 36Z', d.linear(['#ffc24d', '#f08a24']));
  if (coat.marks.includes('snout')) {
    return (
      s + oval(0, 44, 34, 24, shade(c, 0.14)) + oval(-12, 44, 6, 9, shade(c, 0.5)) + oval(12, 44, 6, 9, shade(c, 0.5))
    );
  }
  if (coat.head === 'blob' || coat.head === 'octo') return s;
  const x = Math.round(t * 20);
  const nose = `M${x - 12} 32Q${x} 26 ${x + 12} 32Q${x + 8} 44 ${x} 45Q${x - 8} 44 ${x - 12} 32Z`;
  return s + path(nose, coat.ear === 'horn' ? shade(c, 0.5) : '#3a2633');
}

/** An animal around its head at 0,0; the body reaches down to 260. */
export function critter(d: Doc, o: CritterLook): string {
  const coat = COATS[o.kind];
  const c = nth(coat.colours, o.v);
  const fur = d.radial([glow(c, 0.5), [c, 0.55], shade(c, 0.34)], 0.36, 0.26, 0.86);
  const light = mix(c, '#fffaf0', 0.78);
  const ears = EARS[coat.ear](d, { c, body: fur, own: coat.earColour });
  const skull =
    coat.head === 'octo'
      ? oval(0, -14, 108, 106, fur)
      : path(coat.head === 'blob' ? BLOB : coat.head === 'wide' ? WIDE : HEAD, fur);
  let s = body(d, coat, o, c, fur, light) + (coat.ear === 'frog' ? skull + ears : ears + skull);
  if (o.behind) s += line('M-30-92Q-10-70-14-40M30-92Q14-70 16-44', shade(c, 0.3), 6, { opacity: 0.5 });
  else s += features(d, coat, o, c, light);
  if (o.gear)
    s += group({ transform: 'translate(0 4)' }, GEAR[o.gear](d, o.gearC ?? '#3f8cf0', o.wear ?? '#ffd76a', c));
  if (o.rim && coat.head !== 'blob' && coat.head !== 'octo')
    s += path('M58-86C108-66 120 10 88 62C109 8 99-50 58-86Z', o.rim, { opacity: 0.6 });
  return s;
}
