import { idleAnswersEffects } from '@/api/idleAnswers';
import { overlayViews } from '@/app/routes/overlayViews';
import { bootEffects } from '@/features/boot/bootEffects';
import { bulletinEffects } from '@/features/bulletin/bulletinEffects';
import { checkoutEffects } from '@/features/checkout/checkoutEffects';
import { rechargeEffects } from '@/features/checkout/rechargeEffects';
import { downloadEffects } from '@/features/download/downloadEffects';
import { profileEffects } from '@/features/profile/profileEffects';
import { selectIsMember } from '@/features/session/accountSlice';
import { greetEffects } from '@/features/session/greetEffects';
import { pendingEffects } from '@/features/session/pendingEffects';
import { sessionEffects } from '@/features/session/sessionEffects';
import { signInEffects } from '@/features/session/signInEffects';
import { smsCodeEffects } from '@/features/session/smsCodeEffects';
import { statusEffects } from '@/features/status/statusEffects';
import { vipEffects } from '@/features/vip/vipEffects';
import type { Listen } from '@/kernel/listen';
import type { ChunkLoaders, ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunksEffects } from '@/shell/chunks/chunksEffects';
import { overlayChunk } from '@/shell/chunks/chunksSlice';
import { visitEffects } from '@/shell/config/visitEffects';
import { faultEffects } from '@/shell/faults/faultEffects';
import { feedsEffects } from '@/shell/feeds/feedsEffects';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import { inviteEffects } from '@/shell/invite/inviteEffects';
import { navigationEffects } from '@/shell/navigation/navigationEffects';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { titleEffects } from '@/shell/navigation/titleEffects';
import { overlaysEffects } from '@/shell/overlays/overlaysEffects';
import { settingsEffects } from '@/shell/settings/settingsEffects';
import { toastsEffects } from '@/shell/toasts/toastsEffects';
import { closeRules } from './closeRules';
import { otherTabsEffects } from './otherTabsEffects';
import { resumable } from './resumable';

/** Every effect of the app. A replay store never calls this. */
export function registerEffects(listen: Listen, { routes, shelf }: { routes: RouteTable; shelf: ChunkShelf }): void {
  const loaders: ChunkLoaders = Object.fromEntries([
    ...routes.all.map(({ name, load }) => [name, load]),
    ...Object.entries(overlayViews).map(([kind, load]) => [overlayChunk(kind), load]),
  ]);
  toastsEffects(listen);
  faultEffects(listen);
  overlaysEffects(listen, closeRules);
  chunksEffects(listen, { loaders, shelf, hasDraft: selectHasDraft });
  visitEffects(listen);
  settingsEffects(listen);
  feedsEffects(listen);
  idleAnswersEffects(listen);
  titleEffects(listen, routes);
  inviteEffects(listen);
  signInEffects(listen);
  smsCodeEffects(listen);
  sessionEffects(listen, routes);
  pendingEffects(listen, resumable);
  greetEffects(listen, routes);
  otherTabsEffects(listen);
  bulletinEffects(listen);
  downloadEffects(listen);
  statusEffects(listen);
  checkoutEffects(listen);
  rechargeEffects(listen);
  profileEffects(listen);
  vipEffects(listen);
  bootEffects(listen);
  navigationEffects(listen, { routes, isMember: selectIsMember });
}
