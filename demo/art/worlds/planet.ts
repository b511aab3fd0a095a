import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { int, oval } from '@demo/art/svg';

export const planet = (d: Doc, x: number, y: number, s: number, a: string, b: string, ring = false) =>
  d.halo(x, y, s * 1.7, a, 0.4) +
  (ring ? `<g transform="rotate(-18 ${int(x)} ${int(y)})">` : '<g>') +
  (ring
    ? `<path d="M${int(x - s * 1.7)} ${int(y)}A${int(s * 1.7)} ${int(s * 0.42)} 0 0 1 ${int(x + s * 1.7)} ${int(y)}" fill="none" stroke="${b}" stroke-width="${int(s * 0.13)}" opacity=".6"/>`
    : '') +
  oval(x, y, s, s, d.radial([glow(a, 0.6), [a, 0.45], [shade(a, 0.5), 0.8], shade(a, 0.8)], 0.32, 0.28, 0.8)) +
  `<path d="M${int(x - s * 0.94)} ${int(y - s * 0.3)}Q${int(x)} ${int(y - s * 0.1)} ${int(x + s * 0.94)} ${int(y - s * 0.3)}M${int(x - s * 0.98)} ${int(y + s * 0.1)}Q${int(x)} ${int(y + s * 0.32)} ${int(x + s * 0.98)} ${int(y + s * 0.1)}" fill="none" stroke="${glow(a, 0.4)}" stroke-width="${int(s * 0.09)}" opacity=".3"/>` +
  (ring
    ? `<path d="M${int(x - s * 1.7)} ${int(y)}A${int(s * 1.7)} ${int(s * 0.42)} 0 0 0 ${int(x + s * 1.7)} ${int(y)}" fill="none" stroke="${glow(b, 0.4)}" stroke-width="${int(s * 0.13)}" opacity=".95"/>`
    : '') +
  '</g>';
