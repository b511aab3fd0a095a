/** Letters and figures that nobody mistakes for one another, read or heard. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LONG = 6;

/** A code to read out on the phone, made of random bytes: `K7Q2-M4`. */
export function supportCode(bytes: ArrayLike<number>): string {
  const letters = Array.from({ length: LONG }, (_none, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
