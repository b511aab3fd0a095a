import type { Doc } from '@demo/art/doc';
import { glow, lch, shade } from '@demo/art/oklch';
import { sparkle, star } from '@demo/art/shape';
import { line, oval, path, rect } from '@demo/art/svg';
import { INK, inked } from './ink';

/** Draws a thing around 0,0, about 100 in radius, in the series' key colour. */
type Prop = (d: Doc, c: string) => string;
const paper = '#fffaf0';

/** Things that a panel can show by themselves. */
export const PROPS: Readonly<Record<string, Prop>> = {
  letter: (d, c) =>
    rect(-96, -62, 192, 124, 8, d.linear([paper, shade(paper, 0.08)]), inked(6)) +
    line('M-92-56L0 14L92-56', INK, 5) +
    oval(0, 18, 20, 20, c, inked(4)),
  bowl: (d, c) =>
    line('M-30-60q12-18 0-36t0-30M16-60q12-18 0-36t0-30', '#fff', 8, { opacity: 0.9 }) +
    oval(0, -26, 96, 28, lch(0.88, 0.1, 80), inked(6)) +
    line('M-60-26Q-30-44 0-26T60-26M-44-16Q-14-32 20-16', lch(0.72, 0.12, 70), 6) +
    oval(34, -30, 18, 12, '#fffdf4', inked(3)) +
    oval(34, -30, 8, 7, '#f7b733') +
    path('M-96-24Q-92 64-40 78H40Q92 64 96-24Q0 16-96-24Z', d.linear([glow(c, 0.3), shade(c, 0.2)]), inked(6)),
  cup: (d, c) =>
    line('M-20-70q12-16 0-32M18-70q12-16 0-32', '#fff', 8, { opacity: 0.9 }) +
    line('M64-20Q112-26 100 20Q90 48 56 44', INK, 16) +
    path('M-70-52H70L60 70Q0 86-60 70Z', d.linear([glow(c, 0.4), shade(c, 0.15)]), inked(6)) +
    oval(0, -52, 70, 16, '#6b4026', inked(5)),
  key: (d) =>
    oval(-52, 0, 44, 44, d.linear(['#ffe08a', '#d79a34']), inked(6)) +
    oval(-52, 0, 18, 18, '#fffaf0', inked(5)) +
    path('M-10-12H98V34H80V14H58V40H38V14H-10Z', d.linear(['#ffe08a', '#d79a34']), inked(6)),
  phone: (d, c) =>
    rect(-58, -104, 116, 208, 18, '#2b2740', inked(6)) +
    rect(-46, -84, 92, 160, 6, d.linear([glow(c, 0.5), c])) +
    rect(-34, -62, 58, 18, 8, '#fff') +
    rect(-20, -32, 58, 18, 8, glow(c, 0.75)) +
    rect(-34, -2, 46, 18, 8, '#fff'),
  book: (_d, c) =>
    path('M0-58Q-56-86-104-62V62Q-56 40 0 66Z', paper, inked(6)) +
    path('M0-58Q56-86 104-62V62Q56 40 0 66Z', shade(paper, 0.05), inked(6)) +
    line('M-84-34Q-50-48-20-32M-84-6Q-50-20-20-4M20-32Q50-48 84-34M20-4Q50-20 84-6', shade(c, 0.3), 5) +
    path('M60-70V-10L72-22L84-12V-70Z', c, inked(3)),
  box: (d, c) =>
    path('M-90-30L0-66L90-30V56L0 96L-90 56Z', d.linear([lch(0.78, 0.09, 65), lch(0.62, 0.1, 55)]), inked(6)) +
    line('M-90-30L0 8L90-30M0 8V96', INK, 5) +
    path('M-46-48L44-10V22L20 32V0L-66-38Z', glow(c, 0.2), inked(3)),
  lamp: (d, c) =>
    d.halo(0, 10, 130, '#fff3b0', 0.9) +
    line('M-30-92Q0-120 30-92', INK, 8) +
    rect(-46, -84, 92, 22, 8, shade(c, 0.3), inked(5)) +
    path('M-56-60H56Q72 4 48 66H-48Q-72 4-56-60Z', d.linear(['#fff8d0', '#ffd45e']), inked(6)) +
    rect(-54, 64, 108, 22, 8, shade(c, 0.3), inked(5)) +
    path('M0-26Q26 6 0 40Q-26 6 0-26Z', '#ff8a3c'),
  clock: (d, c) =>
    oval(0, 0, 96, 96, d.linear([glow(c, 0.3), shade(c, 0.2)]), inked(6)) +
    oval(0, 0, 74, 74, paper, inked(5)) +
    line('M0-60V-50M60 0H50M0 60V50M-60 0H-50', INK, 7) +
    line('M0 0V-42M0 0L32 18', INK, 8) +
    oval(0, 0, 7, 7, c, inked(3)),
  ball: (d, c) =>
    oval(0, 0, 92, 92, d.radial([glow(c, 0.5), c, shade(c, 0.3)], 0.36, 0.3, 0.8), inked(6)) +
    line('M-92 0Q0 34 92 0M0-92Q-36 0 0 92M0-92Q40 0 0 92', INK, 5),
  photo: (d, c) =>
    rect(-88, -96, 176, 192, 6, paper, { ...inked(6), transform: 'rotate(-6)' }) +
    rect(-72, -80, 144, 124, 2, d.linear([glow(c, 0.6), c]), { transform: 'rotate(-6)' }) +
    path('M-70 40L-26-20L4 14L30-14L72 34Z', shade(c, 0.3), { transform: 'rotate(-6)' }) +
    oval(30, -46, 16, 16, '#fff3b0'),
  map: (d, c) =>
    path('M-104-62L-36-84L36-62L104-84V62L36 84L-36 62L-104 84Z', d.linear(['#fff3d0', '#e8cf9a']), inked(6)) +
    line('M-36-84V62M36-62V84', INK, 4, { opacity: 0.5 }) +
    line('M-80 40Q-50-10-16 16T50-20', shade(c, 0.2), 7, { 'stroke-dasharray': '4 14' }) +
    path(star(64, -30, 20, 9, 5), '#e8455f', inked(3)),
  sprout: (d, c) =>
    path('M-70 10H70L52 92H-52Z', d.linear([glow(c, 0.2), shade(c, 0.25)]), inked(6)) +
    rect(-82, -8, 164, 28, 8, c, inked(6)) +
    line('M0-8Q4-50 0-70', '#4d8f3c', 9) +
    path('M0-66Q48-112 88-72Q50-34 0-66Z', '#7ccb54', inked(5)) +
    path('M0-48Q-46-92-82-54Q-46-20 0-48Z', '#5fb348', inked(5)),
  sword: (d, c) =>
    path('M-10 30L-14-84L0-112L14-84L10 30Z', d.linear(['#f4f8ff', '#9fb0cc'], 0, 0, 1, 0), inked(6)) +
    line('M0-84V20', '#fff', 4) +
    rect(-46, 28, 92, 16, 8, '#e8b855', inked(5)) +
    rect(-10, 44, 20, 50, 8, shade(c, 0.3), inked(5)) +
    oval(0, 98, 13, 13, '#e8b855', inked(5)),
  medal: (d, c) =>
    path('M-50-108H-8L20-20H-14ZM50-108H8L-20-20H14Z', c, inked(5)) +
    oval(0, 32, 62, 62, d.linear(['#ffe9a0', '#e2a33a']), inked(6)) +
    path(star(0, 32, 36, 16, 5), '#fffaf0', inked(3)),
  chip: (d, c) =>
    rect(-66, -66, 132, 132, 12, d.linear(['#3d4468', '#262b48']), inked(6)) +
    line(
      'M-40-66V-96M0-66V-96M40-66V-96M-40 66V96M0 66V96M40 66V96M-66-40H-96M-66 0H-96M-66 40H-96M66-40H96M66 0H96M66 40H96',
      '#c9a24a',
      9,
    ) +
    rect(-34, -34, 68, 68, 6, glow(c, 0.3), inked(4)) +
    path(sparkle(0, 0, 26), '#fff'),
  umbrella: (d, c) =>
    line('M0-90V70Q0 98 26 92', INK, 10) +
    path(
      'M-104 4Q-96-86 0-92Q96-86 104 4Q78-16 52 4Q26-16 0 4Q-26-16-52 4Q-78-16-104 4Z',
      d.linear([glow(c, 0.3), c]),
      inked(6),
    ) +
    line('M0-92Q-44-50-52 4M0-92Q44-50 52 4', INK, 4, { opacity: 0.5 }),
  bun: (d) =>
    line('M-34-74q12-16 0-32M26-74q12-16 0-32', '#fff', 8, { opacity: 0.9 }) +
    path('M-96 44C-108-40-50-78 0-80C50-78 108-40 96 44Q0 78-96 44Z', d.linear(['#fffdf6', '#ecd9bd']), inked(6)) +
    line('M0-78Q-10-50-34-36M0-78Q10-50 34-36M0-78V-40', shade('#ecd9bd', 0.25), 5),
  camera: (d, c) =>
    rect(-98, -50, 196, 124, 14, d.linear(['#4a4763', '#2c2942']), inked(6)) +
    rect(-44, -78, 88, 32, 8, '#3a3754', inked(5)) +
    oval(0, 14, 48, 48, '#c9d3e6', inked(6)) +
    oval(0, 14, 30, 30, d.radial([glow(c, 0.4), shade(c, 0.6)]), inked(4)) +
    oval(-10, 4, 8, 8, '#fff') +
    rect(58, -36, 26, 16, 5, '#ffd76a'),
};
