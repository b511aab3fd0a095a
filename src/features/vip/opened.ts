import type { Badge, UserStatus } from '@/contract/userStatus';

type Variant = Badge['variant'];

/** From the least to the most. */
const ORDER: readonly Variant[] = ['normal', 'month', 'year'];

const highest = ({ badges }: UserStatus, now: number): number =>
  Math.max(
    -1,
    ...badges
      .filter(({ expiresAt }) => expiresAt == null || expiresAt > now)
      .map(({ variant }) => ORDER.indexOf(variant)),
  );

/** The badge a member has risen to by what was paid, where VIP was running before; undefined where it is no rise. */
export function risenTo(before: UserStatus | undefined, after: UserStatus, now: number): Variant | undefined {
  if (!before) return undefined;
  const [was, is] = [highest(before, now), highest(after, now)];
  return was >= 0 && is > was ? ORDER[is] : undefined;
}
