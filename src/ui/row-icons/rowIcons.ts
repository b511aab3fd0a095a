import { createLucideIcon } from 'lucide-react';

/** Three of lucide's icons as one path each instead of two to five shapes: every card of the square has all of them. */
const onePath = (name: string, d: string) => createLucideIcon(name, [['path', { d, key: name }]]);

/** A circle as lucide's own: from its right edge, over two half arcs. */
const circle = (x: number, y: number, r: number) =>
  `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0z`;

export const Ellipsis = onePath('ellipsis', circle(12, 12, 1) + circle(19, 12, 1) + circle(5, 12, 1));

export const Eye = onePath(
  'eye',
  `M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0${circle(12, 12, 3)}`,
);

export const Share2 = onePath(
  'share-2',
  `${circle(18, 5, 3)}${circle(6, 12, 3)}${circle(18, 19, 3)}M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49`,
);
