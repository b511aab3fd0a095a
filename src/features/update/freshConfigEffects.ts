import { selectBoot } from '@/features/boot/bootSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { Ports } from '@/kernel/ports';
import { readConfig } from '@/shell/config/appConfig';
import { CONFIG_KEY } from '@/shell/config/configKey';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { isOff } from './updateEffects';

/** Noted for the tab: a server that answers now this and now that shall not make it begin anew for ever. */
const RENEWED_KEY = 'plaza:config-renewed';

/** The operator's settings of now, as kept; null where there are none, nothing where nobody could say. */
async function readFresh(ports: Ports): Promise<string | null | undefined> {
  try {
    const answer = await ports.fetch('/config.json');
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return JSON.stringify(await answer.json());
  } catch (fault) {
    ports.log.warn('config.json could not be read; that of the last visit is in force', fault);
    return undefined;
  }
}

/** Nothing is open, nothing typed, and it is the first time in this tab. */
function mayBeginAnew({ getState, ports: { session } }: EffectApi): boolean {
  if (selectOverlays(getState()).length > 0 || selectHasDraft(getState())) return false;
  if (session.read(RENEWED_KEY)) return false;
  session.write(RENEWED_KEY, '1');
  return session.survives();
}

/**
 * An app that the worker brought starts with the settings of the last visit (A1). Once it stands they are asked for: others
 * are kept, and the page begins anew with them where that takes nothing from anybody; else they hold from the next visit.
 * The kill switch alone does not wait.
 */
export const freshConfigEffects = (listen: Listen) => [
  listen.onEnter(selectBoot, 'ready', async (_ready, api) => {
    const { ports } = api;
    if (!ports.worker.usesLastConfig) return;
    const fresh = await readFresh(ports);
    // Whoever travels meanwhile changes nothing; the next visit asks again (H1).
    if (!ports.gate.isLive) return;
    if (fresh === undefined || fresh === ports.local.read(CONFIG_KEY)) return;
    if (fresh === null) ports.local.remove(CONFIG_KEY);
    else ports.local.write(CONFIG_KEY, fresh);
    const { config } = readConfig(fresh && JSON.parse(fresh));
    if (isOff(config.otherConfig.offline)) await ports.worker.retire();
    if (mayBeginAnew(api)) ports.document.reload();
  }),
];
