import type { PlatformType } from '@/contract/fields';
import type { Game } from '@/contract/game';
import { isVip, type UserStatus } from '@/contract/userStatus';

/** What a download button says. */
export type Offer =
  | { at: 'free' }
  | { at: 'owned' }
  | { at: 'vip' }
  | { at: 'price'; diamonds: number }
  /** Not for this device; the only platform it exists on. */
  | { at: 'elsewhere'; only: PlatformType | undefined }
  | { at: 'offShelf' };

/** What a game costs whom on which device; `status` is undefined for guests. */
export function offerOf(
  game: Pick<Game, 'status' | 'platforms' | 'onlineType' | 'owned' | 'vipFree' | 'buyAmount'>,
  { status, device, now }: { status: UserStatus | undefined; device: PlatformType | undefined; now: number },
): Offer {
  if (game.status === 'off' && !game.owned) return { at: 'offShelf' };
  if (game.platforms.length === 0) return { at: 'elsewhere', only: undefined };
  if (device !== undefined && !game.platforms.includes(device)) return { at: 'elsewhere', only: game.platforms[0] };
  if (game.onlineType === 0) return { at: 'free' };
  if (game.owned) return { at: 'owned' };
  if (game.vipFree && status && isVip(status, now)) return { at: 'vip' };
  return { at: 'price', diamonds: game.buyAmount };
}
