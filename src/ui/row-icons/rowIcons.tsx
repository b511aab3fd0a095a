/**
 * Icons of lucide's that every card of the square has, as one path each and as elements, which need no component: a list that is
 * scrolled draws dozens of them. Silent: what they stand in is named.
 */
const onePath = (d: string) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

/** A circle as lucide's own: from its right edge, over two half arcs. */
const circle = (x: number, y: number, r: number) =>
  `M${x + r} ${y}a${r} ${r} 0 1 1-${2 * r} 0 ${r} ${r} 0 0 1 ${2 * r} 0z`;

export const ellipsis = onePath(circle(12, 12, 1) + circle(19, 12, 1) + circle(5, 12, 1));

export const eye = onePath(
  `M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0${circle(12, 12, 3)}`,
);

export const flame = onePath(
  'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4',
);

export const heart = onePath(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);

export const messageSquare = onePath(
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
);

export const share2 = onePath(
  `${circle(18, 5, 3)}${circle(6, 12, 3)}${circle(18, 19, 3)}M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49`,
);
