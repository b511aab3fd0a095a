import { statusApi } from '@/api/statusApi';
import type { Game } from '@/contract/game';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { useServerNow } from '@/shell/clock/useServerNow';
import { type Offer, offerOf } from './offer';

/** What this member's button of a game says, on this device, now. */
export function useOffer(game: Game): Offer {
  const { document } = usePorts();
  const uid = useAppSelector(selectUid);
  const status = useAppSelector((state) => (uid ? statusApi.endpoints.me.select({ uid })(state).data : undefined));
  const device = devicePlatform(document.userAgent, document.touchPoints);
  return offerOf(game, { status, device, now: useServerNow() });
}
