import { byId, rowsOf } from '@/api/feed';
import { gameApi } from '@/api/gameApi';
import { giftApi } from '@/api/giftApi';
import { checkinEvents } from '@/features/checkin/checkinSlice';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { downloadEvents } from '@/features/download/downloadSlice';
import { buildCheckinResult } from '@/testing/builders/checkin';
import { buildGame, buildGiftPack, buildTicket } from '@/testing/builders/game';
import { buildPayIntent } from '@/testing/builders/money';
import { downloadScene, SEND } from '@/testing/downloadScene';
import { page } from '@/testing/fakes/answers';

const LIST = 'GET v1/gift/list';
const OF_GAME = 'POST web/game/detail/giftlist';
const kinds = ['bought', 'vip', 'checkin'] as const;

/** A member who has seen packs that ask for something, on pages that are hidden by now. */
async function scene() {
  const made = await downloadScene();
  const { store, server, does } = made;
  const packs = (state: 'conditionNotMet' | 'open') =>
    kinds.map((conditionKind, id) => buildGiftPack({ id: id + 1, conditionKind, condition: conditionKind, state }));
  server.reply(LIST, page(packs('conditionNotMet')));
  server.reply(OF_GAME, packs('conditionNotMet'));
  server.reply('POST vip/vipopen', { levelType: 1, expTime: 2_000_000_000_000, balanceAfter: 0 });
  server.reply('POST v1/checkin', buildCheckinResult());
  const { giftList } = giftApi.endpoints;
  const { gameGifts } = gameApi.endpoints;
  await does(
    giftList.initiate({ scope: 'open' }, { subscribe: false }) as never,
    gameGifts.initiate({ appID: '11' }, { subscribe: false }) as never,
  );
  server.reply(LIST, page(packs('open')));
  server.reply(OF_GAME, packs('open'));
  const shown = () => [
    ...rowsOf(giftList.select({ scope: 'open' })(store.getState()).data, byId),
    ...(gameGifts.select({ appID: '11' })(store.getState()).data ?? []),
  ];
  return { ...made, states: () => new Set(shown().map(({ state }) => state)) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const buy = async ({ asks, does }: Scene) => {
  await asks(buildGame());
  await does(downloadEvents.confirmed());
};

describe('packs that ask for something', () => {
  it.each([
    ['the game is bought', buy],
    [
      'VIP is opened',
      ({ does }: Scene) => does(checkoutEvents.asked(buildPayIntent({ kind: 'vip', payType: 'coin' }))),
    ],
    [
      'the member has checked in',
      ({ does }: Scene) => does(checkinEvents.asked({ intent: { kind: 'sign', requestId: 'r1' }, member: true })),
    ],
  ])('can be claimed wherever they stand once %s', async (_case, act) => {
    const made = await scene();
    await act(made);
    await made.ports.clock.advance(100);
    expect(made.states()).toEqual(new Set(['open']));
  });

  it('are not asked about for a download that cost nothing', async () => {
    const made = await scene();
    made.server.reply(SEND, buildTicket({ charged: 0 }));
    const before = made.server.callsTo(LIST).length;
    await buy(made);
    await made.ports.clock.advance(100);
    expect(made.sent()).toHaveLength(1);
    expect(made.server.callsTo(LIST)).toHaveLength(before);
  });
});
