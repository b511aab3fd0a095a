import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';

export const NECK = 'M-23 78L23 78L30 132Q0 152-30 132Z';
export const BUST = 'M-132 250C-134 176-108 144-40 122Q0 150 40 122C108 144 134 176 132 250V420H-132Z';
/** Draws clothes over the bust: main colour, second colour. */
type Wear = (d: Doc, c: string, c2: string) => string;
export type WearKind = 'tee' | 'hoodie' | 'robe' | 'armor' | 'scarf' | 'sailor' | 'suit' | 'overalls' | 'cape';

export const WEAR: Record<WearKind, Wear> = {
  tee: (_d, c) => line('M-40 124Q0 156 40 124', glow(c, 0.4), 8),
  hoodie: (_d, c) =>
    path(
      'M-74 134C-60 108 60 108 74 134Q40 176 0 178Q-40 176-74 134ZM-36 128Q0 152 36 128Q30 118 0 120Q-30 118-36 128Z',
      shade(c, 0.2),
      { 'fill-rule': 'evenodd' },
    ) + line('M-18 172L-20 212M18 172L20 212', '#fff', 6),
  robe: (_d, c, c2) =>
    path('M-58 126L-30 118L26 250L-24 250L-90 138Z', glow(c, 0.72)) + path('M58 126L30 118L-44 250L24 250L92 138Z', c2),
  armor: (d, _c, c2) =>
    path('M-60 124Q0 186 60 124L72 150Q0 216-72 150Z', d.linear([glow(c2, 0.5), shade(c2, 0.15)])) +
    [-1, 1]
      .map((k) =>
        path(
          `M${k * 70} 140C${k * 128} 128 ${k * 168} 168 ${k * 158} 218C${k * 124} 190 ${k * 92} 186 ${k * 74} 196Z`,
          d.linear([glow(c2, 0.55), shade(c2, 0.3)]),
        ),
      )
      .join(''),
  scarf: (_d, _c, c2) =>
    path('M-64 108Q0 150 64 108Q84 130 66 152Q0 190-66 152Q-84 130-64 108Z', c2) +
    path('M30 156L70 146L84 226L48 232Z', shade(c2, 0.2)) +
    line('M-56 132Q0 164 50 140', glow(c2, 0.4), 5, { opacity: 0.8 }),
  sailor: (_d, _c, c2) =>
    path('M-76 130L-30 116L0 176L30 116L76 130L60 184L0 196L-60 184Z', c2) +
    line('M-66 140L-52 174L0 186L52 174L66 140', '#fff', 5) +
    path('M-26 184L0 194L26 184L20 224L0 204L-20 224Z', '#e8516b'),
  suit: (_d, c, c2) =>
    rect(-52, 116, 104, 26, 13, glow(c, 0.5)) +
    line('M-70 170L-30 200L30 200L70 170', c2, 9) +
    oval(0, 216, 15, 15, glow(c2, 0.5)),
  overalls: (_d, _c, c2) =>
    rect(-60, 190, 120, 80, 16, c2) +
    line('M-54 196L-66 140M54 196L66 140', c2, 20) +
    oval(-54, 200, 7, 7, '#ffd76a') +
    oval(54, 200, 7, 7, '#ffd76a'),
  cape: (_d, _c, c2) => path('M-46 120Q0 150 46 120L70 132Q0 184-70 132Z', c2) + oval(0, 154, 14, 14, '#ffd76a'),
};
export const WEAR_KINDS = Object.keys(WEAR) as WearKind[];
