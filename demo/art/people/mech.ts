import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';

export interface MechLook {
  /** Armour and trim. */
  c: string;
  c2: string;
  rim?: string;
  eye: string;
  /** Which crest and visor. */
  v: number;
}

const armour = (d: Doc, c: string) => d.linear([glow(c, 0.55), c, shade(c, 0.5)], 0.1, 0, 0.9, 1);
const trim = (d: Doc, c2: string) => d.linear([glow(c2, 0.3), shade(c2, 0.25)]);
const both = (draw: (k: 1 | -1) => string) => draw(-1) + draw(1);

function crest(d: Doc, { c, c2, v }: MechLook): string {
  const paint = trim(d, c2);
  if (v % 3 === 0) return path('M0-70L-110-168L-46-84ZM0-70L110-168L46-84Z', paint);
  if (v % 3 === 1) return both((k) => path(`M${k * 84}-30L${k * 128}-120L${k * 116} 30Z`, paint));
  return path('M-18-90L0-176L18-90Z', paint) + line('M70-80L92-140', shade(c, 0.3), 9) + oval(92, -144, 11, 11, c2);
}

const visor = ({ v, eye }: MechLook) =>
  v % 2
    ? path('M-62 2L-18 14L-22 26L-58 20ZM62 2L18 14L22 26L58 20Z', eye) + line('M-54 8L-30 14M54 8L30 14', '#fff', 4)
    : rect(-56, -6, 112, 24, 12, eye) + rect(-46, 0, 40, 7, 3.5, '#fff');

const SKULL = 'M-98-10C-98-92-56-110 0-110C56-110 98-92 98-10L88 62L40 104L-40 104L-88 62Z';

const headBack = (d: Doc, o: MechLook) =>
  crest(d, o) +
  path(SKULL, armour(d, o.c)) +
  path('M-98-10L-112 4L-104 58L-84 72L-88 20ZM98-10L112 4L104 58L84 72L88 20ZM-30-20H30L22 60H-22Z', trim(d, o.c2)) +
  line('M-12-2H12M-10 18H10M-8 38H8', shade(o.c, 0.72), 6);

/** A machine's head around 0,0. */
function mechHead(d: Doc, o: MechLook): string {
  const paint = trim(d, o.c2);
  return (
    crest(d, o) +
    path(SKULL, armour(d, o.c)) +
    path('M-98-10L-112 4L-104 58L-84 72L-88 20ZM98-10L112 4L104 58L84 72L88 20Z', paint) +
    path('M-76-16L-60-34L60-34L76-16L66 34L20 44L0 30L-20 44L-66 34Z', '#141428') +
    d.halo(0, 4, 90, o.eye, 0.35, 44) +
    visor(o) +
    path('M-26 58L26 58L36 92L0 106L-36 92Z', paint) +
    line('M-12 74L12 74M-10 86L10 86', shade(o.c, 0.72), 5) +
    line('M-78-50C-64-84-40-94-12-98', '#fff', 7, { opacity: 0.75 }) +
    path('M-14-110L14-110L8-52L-8-52Z', paint) +
    (o.rim ? path('M50-104C92-86 100-40 98-10L88 60L92-10C92-44 80-80 50-104Z', o.rim) : '')
  );
}

/** Head and shoulders. */
export function mech(d: Doc, o: MechLook): string {
  const body = armour(d, o.c);
  const shoulders = both(
    (k) =>
      path(`M${k * 66} 150L${k * 120} 110L${k * 176} 144L${k * 184} 240L${k * 112} 232Z`, body) +
      path(`M${k * 88} 154L${k * 122} 132L${k * 158} 154L${k * 156} 176Z`, trim(d, o.c2)),
  );
  return (
    path('M-150 260L-140 168L-78 130L78 130L140 168L150 260Z', shade(o.c, 0.72)) +
    shoulders +
    rect(-36, 90, 72, 60, 10, shade(o.c, 0.6)) +
    path('M-60 168L60 168L40 236L-40 236Z', body) +
    oval(0, 198, 17, 17, o.eye) +
    mechHead(d, o)
  );
}

/** A full machine two and a half heads high: head at 0,0, soles at 282. */
export function mechFigure(d: Doc, o: MechLook, { flying = false, behind = false } = {}): string {
  const body = armour(d, o.c);
  const paint = trim(d, o.c2);
  const dark = shade(o.c, 0.7);
  const legs = flying ? 'M-26 210L-60 250M26 206L70 232' : 'M-30 210L-44 256M30 210L44 256';
  const boots = flying
    ? 'M-92 234L-44 236L-36 282L-100 280ZM52 214L98 222L102 268L44 258Z'
    : 'M-70 240L-22 240L-14 282L-82 282ZM22 240L70 240L82 282L14 282Z';
  const jets = flying ? d.halo(-66, 300, 56, o.eye, 0.9) + d.halo(76, 282, 50, o.eye, 0.9) : '';
  const gun = line('M104 176H166', dark, 24) + line('M150 176H178', o.eye, 12);
  return (
    jets +
    both((k) => path(`M${k * 30} 120L${k * 116} 92L${k * 130} 190L${k * 70} 170Z`, shade(o.c2, 0.35))) +
    line(legs, dark, 34) +
    path(boots, paint) +
    line('M-58 136L-92 186', dark, 30) +
    oval(-92, 190, 21, 21, paint) +
    path('M-64 108L64 108L56 196L34 224H-34L-56 196Z', body) +
    path('M-34 116L34 116L20 158L0 170L-20 158Z', paint) +
    oval(0, 140, 13, 13, o.eye) +
    line('M58 136L96 172', dark, 30) +
    gun +
    oval(100, 176, 21, 21, paint) +
    both((k) => path(`M${k * 48} 100L${k * 94} 96L${k * 108} 150L${k * 60} 144Z`, body)) +
    (behind ? path('M-40 112H40L34 186H-34Z', shade(o.c2, 0.3)) + headBack(d, o) : mechHead(d, o))
  );
}
