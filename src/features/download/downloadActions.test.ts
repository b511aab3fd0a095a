import { statusApi } from '@/api/statusApi';
import { code } from '@/contract/codes';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { actionList } from '@/testing/actionList';
import { buildGame, buildTicket } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { downloadScene, ME, SEND } from '@/testing/downloadScene';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, status } from '@/testing/fakes/answers';
import { downloadEffects } from './downloadEffects';
import type { DownloadState, PlacedIntent } from './downloadMachine';
import { downloadEvents as events } from './downloadSlice';

const { size, ...game } = { ...buildGame(), size: 9 };
const intent: PlacedIntent = {
  requestId: '7',
  platform: 1,
  askedAt: 0,
  from: { page: 'games', address: '/games' },
  game: { ...game, size },
};

/** A member with 500 diamonds, whose status is known, and their download at two moments. */
async function moment(from: DownloadState, to: DownloadState, coinNum = 500) {
  const { store, server } = await downloadScene();
  server.reply(ME, buildStatus({ coinNum }));
  await store.dispatch(statusApi.endpoints.me.initiate({ uid: buildAccount().uid }, { forceRefetch: true }));
  const state = store.getState();
  const ports = createFakePorts();
  ports.server.reply(SEND, buildTicket());
  ports.server.reply(ME, buildStatus({ coinNum }));
  return { before: { ...state, download: from }, now: { ...state, download: to }, ports };
}

const confirming = { at: 'confirming', intent, price: 30, unpaid: false } as const;
const checking = { at: 'checking', intent, price: 30 } as const;
const requesting = { at: 'requesting', intent, price: 30, due: 30 } as const;
const ticket = buildTicket();
const me = { uid: buildAccount().uid };
const sent = { id: 11, platformType: 1, requestId: '7', expectPrice: 30, deviceID: '' };

describe('what a purchase emits (E1)', () => {
  it('confirmed, with enough diamonds', async () => {
    const scene = await moment(confirming, checking);
    expect(await actionList(downloadEffects, events.confirmed(), scene)).toEqual([
      // RTK Query's word for: it is known already.
      { type: 'me/rejected', arg: me },
      events.passed({ due: 30 }),
    ]);
  });

  it('confirmed, with too few: the server is asked once more', async () => {
    const scene = await moment(confirming, checking, 5);
    expect(await actionList(downloadEffects, events.confirmed(), scene)).toEqual([
      { type: 'me/rejected', arg: me },
      { type: 'me/pending', arg: me },
      events.fellShort({ price: 30, balance: 5 }),
      { type: 'me/fulfilled', arg: me },
    ]);
  });

  it('requested and answered', async () => {
    const scene = await moment(checking, requesting);
    expect(await actionList(downloadEffects, events.passed({ due: 30 }), scene)).toEqual([
      { type: 'download/pending', arg: sent },
      { type: 'download/fulfilled', arg: sent },
      {
        type: 'api/queries/queryResultPatched',
        payload: { queryCacheKey: 'me({"uid":"1001"})', patches: [{ op: 'replace', path: ['coinNum'], value: 70 }] },
      },
      events.answered(ticket),
    ]);
  });

  it('requested, and the price is another', async () => {
    const scene = await moment(checking, requesting);
    scene.ports.server.reply(SEND, fail(code.priceChanged, '价格已变动', { price: 40 }));
    expect(await actionList(downloadEffects, events.passed({ due: 30 }), scene)).toEqual([
      { type: 'download/pending', arg: sent },
      { type: 'download/rejected', arg: sent },
      events.priceChanged({ price: 40 }),
      { type: 'gameDetail/pending', arg: { appID: '11' } },
      { type: 'gameDetail/rejected', arg: { appID: '11' } },
    ]);
  });

  it('requested, and the answer lost', async () => {
    const scene = await moment(checking, requesting);
    scene.ports.server.reply(SEND, status(502));
    expect(await actionList(downloadEffects, events.passed({ due: 30 }), scene)).toEqual([
      { type: 'download/pending', arg: sent },
      { type: 'download/rejected', arg: sent },
      events.lost(),
    ]);
  });

  it('too few: its dialog in place of the other', async () => {
    const short = { at: 'insufficient', intent, price: 30, balance: 5 } as const;
    const scene = await moment(checking, short, 5);
    expect(await actionList(downloadEffects, events.fellShort({ price: 30, balance: 5 }), scene)).toEqual([
      overlayEvents.opened({ kind: 'insufficient', data: { game: intent.game, platform: 1, price: 30, balance: 5 } }),
    ]);
  });

  it('answered: the file starts, its sheet opens', async () => {
    const scene = await moment(requesting, { at: 'started', intent, ticket });
    expect(await actionList(downloadEffects, events.answered(ticket), scene)).toEqual([
      overlayEvents.opened({
        kind: 'download-result',
        data: { game: intent.game, platform: 1, ticket, opened: true },
      }),
    ]);
    expect(scene.ports.download.started).toHaveLength(1);
  });

  it('refused: said once', async () => {
    const scene = await moment(requesting, { at: 'failed', intent, text: '已下架', told: false });
    expect(await actionList(downloadEffects, events.refused({ text: '已下架', told: false }), scene)).toEqual([
      toastEvents.raised({ type: 'error', text: '已下架' }),
    ]);
  });
});
