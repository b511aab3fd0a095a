import type { Doc } from '@demo/art/doc';
import { mix, shade } from '@demo/art/oklch';
import { line, oval, path } from '@demo/art/svg';
import type { EarKind } from './species';

export interface EarLook {
  /** The coat's colour and its fill with light. */
  c: string;
  body: string;
  /** Ears of another colour than the coat. */
  own?: string;
}
type Ear = (d: Doc, look: EarLook) => string;

const PINK = '#ff9fae';
const INK = '#2b2140';
const both = (draw: (k: 1 | -1) => string) => draw(-1) + draw(1);

export const EARS: Record<EarKind, Ear> = {
  none: () => '',
  round: (_d, { c, own }) =>
    both(
      (k) =>
        oval(k * 72, -72, 36, 36, own ?? shade(c, 0.12)) +
        oval(k * 72, -70, 19, 19, own ? '#55495c' : mix(c, PINK, 0.6)),
    ),
  point: (_d, { body }) =>
    both(
      (k) =>
        path(`M${k * 18}-78Q${k * 62}-152 ${k * 88}-140Q${k * 108}-96 ${k * 96}-24Z`, body) +
        path(`M${k * 46}-82Q${k * 70}-122 ${k * 80}-118Q${k * 90}-90 ${k * 82}-54Z`, PINK),
    ),
  tall: (_d, { body }) =>
    both(
      (k) =>
        path(`M${k * 14}-74Q${k * 66}-172 ${k * 92}-162Q${k * 118}-100 ${k * 98}-20Z`, body) +
        path(`M${k * 56}-128Q${k * 80}-168 ${k * 92}-162Q${k * 102}-140 ${k * 105}-106Z`, '#3a2633') +
        path(`M${k * 46}-80Q${k * 66}-118 ${k * 82}-110Q${k * 92}-80 ${k * 84}-50Z`, '#fff1e2'),
    ),
  long: (_d, { body }) =>
    both(
      (k) =>
        `<g transform="rotate(${k * 12})">${oval(k * 40, -136, 28, 72, body)}${oval(k * 40, -132, 14, 52, PINK)}</g>`,
    ),
  flop: (_d, { c }) =>
    both((k) =>
      path(
        `M${k * 58}-82C${k * 110}-104 ${k * 142}-30 ${k * 116} 44C${k * 92} 50 ${k * 82} 10 ${k * 78}-20Z`,
        shade(c, 0.34),
      ),
    ),
  frog: (_d, { body }) =>
    both(
      (k) =>
        oval(k * 54, -66, 40, 40, body) +
        oval(k * 54, -68, 27, 27, '#fff') +
        oval(k * 54 + 4, -66, 17, 19, INK) +
        oval(k * 54 - 2, -74, 6, 7, '#fff'),
    ),
  tuft: (_d, { c }) =>
    both((k) => path(`M${k * 20}-84Q${k * 70}-92 ${k * 98}-132Q${k * 108}-70 ${k * 90}-30Z`, shade(c, 0.28))),
  comb: () => path('M-30-84C-40-124-10-120-6-104C-4-136 26-132 18-104C34-116 46-98 30-80Z', '#f2545b'),
  horn: (d, { c }) =>
    both(
      (k) =>
        path(
          `M${k * 40}-76Q${k * 50}-130 ${k * 96}-146Q${k * 84}-104 ${k * 80}-56Z`,
          d.linear(['#fff3cf', '#e3b064']),
        ) +
        path(
          `M${k * 88}-20Q${k * 140}-46 ${k * 152}-16Q${k * 138} 4 ${k * 144} 22Q${k * 112} 18 ${k * 94} 12Z`,
          shade(c, 0.28),
        ),
    ),
  fold: (_d, { c }) =>
    both((k) => path(`M${k * 34}-82Q${k * 96}-128 ${k * 104}-84Q${k * 100}-50 ${k * 84}-44Z`, shade(c, 0.16))),
  antler: (_d, { c }) =>
    line('M-40-84Q-56-130-48-160M-52-126Q-80-134-88-158M40-84Q56-130 48-160M52-126Q80-134 88-158', '#7d5236', 13) +
    both((k) => path(`M${k * 62}-60Q${k * 130}-84 ${k * 136}-44Q${k * 104}-26 ${k * 80}-32Z`, shade(c, 0.16))),
};
