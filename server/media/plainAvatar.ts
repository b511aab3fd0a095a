/** Far from each other on the wheel: neighbours in number are told apart. */
const GOLDEN_ANGLE = 137.5;

/** The picture of member n who has none of their own: a head and shoulders in a colour of theirs. */
export function plainAvatar(n: number): string {
  const hue = Math.round((n * GOLDEN_ANGLE) % 360);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">',
    `<rect width="160" height="160" fill="hsl(${hue} 48% 82%)"/>`,
    `<g fill="hsl(${hue} 42% 46%)"><circle cx="80" cy="64" r="28"/><path d="M24 160a56 56 0 0 1 112 0z"/></g>`,
    '</svg>',
  ].join('');
}
