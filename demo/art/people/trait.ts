import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import { int, line, oval, path, rect } from '@demo/art/svg';

/** What is drawn on a face besides its features: glasses, marks, a beard. */
export type TraitKind =
  | 'round'
  | 'square'
  | 'shades'
  | 'freckles'
  | 'mole'
  | 'plaster'
  | 'beard'
  | 'moustache'
  | 'paint';
export interface TraitLook {
  skin: string;
  hair: string;
  accent: string;
  /** Shift of the face in x. */
  x: number;
}
type Trait = (d: Doc, look: TraitLook) => string;

const bridge = (x: number, colour: string) =>
  line(`M${x - 10} 18Q${x} 12 ${x + 10} 18M${x - 66} 16L${x - 82} 8M${x + 66} 16L${x + 82} 8`, colour, 5);

export const TRAITS: Record<TraitKind, Trait> = {
  round: (_d, { x, accent }) => {
    const rim = shade(accent, 0.35);
    return (
      [-38, 38]
        .map((dx) => oval(x + dx, 24, 31, 31, '#fff', { 'fill-opacity': 0.14, stroke: rim, 'stroke-width': 6 }))
        .join('') + bridge(x, rim)
    );
  },
  square: (_d, { x }) =>
    [-38, 38]
      .map((dx) =>
        rect(x + dx - 31, 0, 62, 46, 15, '#fff', { 'fill-opacity': 0.14, stroke: '#33304a', 'stroke-width': 7 }),
      )
      .join('') + bridge(x, '#33304a'),
  shades: (d, { x, accent }) => {
    const glass = d.linear([shade(accent, 0.75), shade(accent, 0.2)]);
    return (
      [-38, 38]
        .map((dx) =>
          path(
            `M${x + dx - 36} 2H${x + dx + 36}Q${x + dx + 36} 50 ${x + dx} 50Q${x + dx - 36} 50 ${x + dx - 36} 2Z`,
            glass,
          ),
        )
        .join('') +
      line(`M${x - 84} 4H${x + 84}`, shade(accent, 0.75), 7) +
      line(`M${x - 60} 14L${x - 44} 34M${x + 18} 14L${x + 34} 34`, '#fff', 6, { opacity: 0.55 })
    );
  },
  freckles: (_d, { x, skin }) =>
    line(
      [-58, -46, -52, 46, 58, 52].map((dx, i) => `M${x + dx} ${i % 3 === 2 ? 54 : 44}h.1`).join(''),
      mix(skin, '#8a4a2e', 0.55),
      7,
    ),
  mole: (_d, { x }) => oval(x + 30, 70, 4, 4, '#5b2f2a'),
  plaster: (_d, { x }) =>
    `<g transform="rotate(-16 ${x - 52} 52)">${rect(x - 72, 43, 40, 18, 9, '#f3c9a0')}${rect(x - 58, 43, 12, 18, 0, '#e6ae80')}</g>`,
  beard: (d, { x, hair }) =>
    path(
      `M-84 18Q-76 56-44 58Q${int(x)} 48 44 58Q76 56 84 18C88 84 50 118 0 118C-50 118-88 84-84 18ZM${x - 18} 68Q${x} 84 ${x + 18} 68Q${x} 62 ${x - 18} 68Z`,
      d.linear([hair, shade(hair, 0.3)]),
      { 'fill-rule': 'evenodd' },
    ),
  moustache: (_d, { x, hair }) =>
    path(
      `M${x} 54Q${x + 18} 46 ${x + 30} 60Q${x + 40} 66 ${x + 46} 58Q${x + 40} 78 ${x + 20} 74Q${x + 8} 72 ${x} 64Q${x - 8} 72 ${x - 20} 74Q${x - 40} 78 ${x - 46} 58Q${x - 40} 66 ${x - 30} 60Q${x - 18} 46 ${x} 54Z`,
      shade(hair, 0.15),
    ),
  paint: (_d, { x, accent }) =>
    line(
      `M${x - 66} 48L${x - 44} 52M${x - 64} 60L${x - 46} 62M${x + 66} 48L${x + 44} 52M${x + 64} 60L${x + 46} 62`,
      glow(accent, 0.2),
      6,
    ),
};
