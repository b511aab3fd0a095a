import type { ActivityPrize } from '@/contract/activity';

/** Fields of a wheel of five to eight prizes. */
const FIELDS = 8;

const byValue = (prizes: readonly ActivityPrize[]) => [...prizes].sort((a, b) => b.coins - a.coins);

/**
 * The fields of the wheel, clockwise from the top, all of one size: each prize at least once, the dearest at the top, no two alike
 * side by side. They say nothing of the odds.
 */
export function wheelFields(prizes: readonly ActivityPrize[]): readonly ActivityPrize[] {
  const sorted = byValue(prizes);
  if (sorted.length === 0 || sorted.length >= FIELDS) return sorted;
  const half = FIELDS / 2;
  if (sorted.length <= half) {
    const rounds = Math.floor(FIELDS / sorted.length);
    return Array.from({ length: rounds }, () => sorted).flat();
  }
  // The dear ones stand once, in pairs across from each other; the others twice, across from themselves.
  const once = sorted.slice(0, 2 * (sorted.length - half));
  const twice = sorted.slice(once.length).reverse();
  const near = [...once.filter((_prize, at) => at % 2 === 0), ...twice];
  const far = [...once.filter((_prize, at) => at % 2 === 1), ...twice];
  return [...near, ...far];
}

/** How far the wheel has turned, in degrees from -180 to 180, when the pointer stands on a prize; 0 for one it does not know. */
export function restOf(fields: readonly ActivityPrize[], prizeId: number | undefined): number {
  const at = fields.findIndex(({ id }) => id === prizeId);
  if (at < 0) return 0;
  const turned = (at * 360) / fields.length;
  return turned > 180 ? 360 - turned : -turned;
}

/** Where a field's prize stands among those that are worth something: 0 is the dearest; -1 wins nothing. */
export function rankOf(prizes: readonly ActivityPrize[], prize: ActivityPrize): number {
  return prize.coins === 0 ? -1 : prizes.filter(({ coins }) => coins > prize.coins).length;
}
