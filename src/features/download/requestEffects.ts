import * as v from 'valibot';
import type { ApiFault } from '@/api/fault';
import { businessCode, isFault, isLost } from '@/api/fault';
import { gameApi } from '@/api/gameApi';
import { isFinal } from '@/api/isFinal';
import { memberStatus, statusToPay } from '@/api/memberStatus';
import { code } from '@/contract/codes';
import type { UserStatus } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { serverNow } from '@/shell/clock/serverNow';
import { sayFault } from '@/shell/faults/sayFault';
import type { PlacedIntent } from './downloadMachine';
import { downloadEvents, selectDownload } from './downloadSlice';

import { judgeBalance, priceDue } from './price';

/** Pauses between the looks at what a lost answer has done; the last one repeats. */
export const LOOK_AGAIN_MS = [0, 2_000, 4_000, 8_000, 15_000];

const Repriced = v.object({ price: v.number() });
const Short = v.object({ price: v.number(), balance: v.number() });

function send({ game, platform, requestId }: PlacedIntent, due: number, { dispatch, getState }: EffectApi) {
  const { deviceID } = getState().config;
  const input = { id: game.id, platformType: platform, requestId, expectPrice: due, deviceID };
  return dispatch(gameApi.endpoints.download.initiate(input, { track: false }));
}

const refusalOf = (fault: unknown) =>
  downloadEvents.refused({ text: sayFault(fault), told: businessCode(fault) === undefined });

/** The event behind a refused request. */
function settled(fault: ApiFault, due: number) {
  if (fault.kind === 'business') {
    const repriced = v.safeParse(Repriced, fault.data);
    if (fault.code === code.priceChanged && repriced.success) return downloadEvents.priceChanged(repriced.output);
    const short = v.safeParse(Short, fault.data);
    if (fault.code === code.balanceInsufficient && short.success) return downloadEvents.fellShort(short.output);
  }
  // Where nothing is to be paid, asking once more costs nothing, so the member may simply tap again. The end of a session
  // has moved this machine on; code 2 is heard here only while another login is under way.
  if ((isLost(fault) || fault.kind === 'session') && due > 0) return downloadEvents.lost();
  return refusalOf(fault);
}

/** The calls of a download: the check before it, the request itself, and the search after a lost answer (E1, E3). */
export const requestEffects = (listen: Listen) => [
  listen.onEnter(selectDownload, 'checking', async ({ intent, price }, api) => {
    const dueBy = (status: UserStatus) => priceDue(intent.game, price, status, serverNow(api));
    const judge = (status: UserStatus) => judgeBalance(status.coinNum, dueBy(status));
    const status = await statusToPay(api, (known) => judge(known) === 'short');
    if (!status) return void api.dispatch(downloadEvents.statusMissing());
    const [due, verdict] = [dueBy(status), judge(status)];
    if (verdict === 'enough') api.dispatch(downloadEvents.passed({ due }));
    else if (verdict === 'short') api.dispatch(downloadEvents.fellShort({ price: due, balance: status.coinNum }));
    else api.dispatch(downloadEvents.statusMissing());
  }),

  listen.onEnter(selectDownload, 'requesting', async ({ intent, due }, api) => {
    const asker = selectUid(api.getState());
    const answer = await send(intent, due, api);
    if (answer.data) return void api.dispatch(downloadEvents.answered(answer.data));
    const over = isFault(answer.error) && answer.error.kind === 'session';
    const uid = selectUid(api.getState());
    // A guest has no session whose end would move this machine on, and signing in calls off what they asked for.
    if (asker === '' && (over || uid !== '')) {
      return void api.dispatch(downloadEvents.turnedAway({ member: uid !== '' }));
    }
    // A free download has no note that would say whose it was.
    if (asker !== uid) return void api.dispatch(downloadEvents.ended());
    api.dispatch(isFault(answer.error) ? settled(answer.error, due) : downloadEvents.lost());
  }),

  listen.onEnter(selectDownload, 'unknown', async ({ intent }, api) => {
    const { appID } = intent.game;
    for (let round = 0; ; round += 1) {
      await api.delay(LOOK_AGAIN_MS[Math.min(round, LOOK_AGAIN_MS.length - 1)] ?? 0);
      const look = gameApi.endpoints.gameDetail.initiate({ appID }, { subscribe: false, forceRefetch: true });
      const [seen] = await Promise.all([api.dispatch(look), memberStatus(api, { anew: true })]);
      if (isFinal(seen.error)) return void api.dispatch(refusalOf(seen.error));
      // An old answer in the cache says nothing about the lost one.
      if (!seen.data || seen.error) continue;
      const { buyAmount, owned, vipFree } = seen.data;
      if (!owned) return void api.dispatch(downloadEvents.foundUnpaid({ buyAmount, owned, vipFree }));
      const answer = await send(intent, 0, api);
      if (answer.data) return void api.dispatch(downloadEvents.answered(answer.data));
      if (isFinal(answer.error)) return void api.dispatch(refusalOf(answer.error));
    }
  }),
];
