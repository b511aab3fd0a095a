import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { buildPayIntent } from '@/testing/builders/money';
import { ok } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { createTestStore } from '@/testing/testStore';

const DAY = 86_400_000;
const ME = 'POST user/center/me';
const UNTIL = FAKE_NOW + 30 * DAY;
const badge = (variant: string, until = UNTIL) => ({ id: 1, name: variant, variant, expiresAt: until });
const none = { coinNum: 900, levelType: 0, expTime: null };
const month = { coinNum: 600, levelType: 1, expTime: UNTIL, badges: [badge('month')] };
const year = { coinNum: 0, levelType: 1, expTime: UNTIL + 365 * DAY, badges: [badge('month'), badge('year')] };

/** A member on the profile page who pays VIP with diamonds; `after` is what the server says of them then. */
async function pay({
  before = none as object,
  after = month as object,
  sourceGameId = 0,
  at = '/profile',
  open = '',
} = {}) {
  const { store, ports } = await createTestStore({ at: '/profile?pop=1' });
  ports.server.reply('POST user/message', ok({ unread: 0 }));
  ports.server.reply(ME, ok(before));
  store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  await ports.clock.advance();
  const held = ports.server.defer('POST vip/vipopen');
  store.dispatch(
    checkoutEvents.asked(buildPayIntent({ kind: 'vip', payType: 'coin', expectPrice: 300, sourceGameId })),
  );
  await ports.clock.advance();
  if (at !== '/profile') store.dispatch(navigationEvents.asked({ to: at, how: 'push' }));
  await ports.clock.advance();
  expect(selectOverlays(store.getState()).some(({ kind }) => kind === 'vip-opened')).toBe(false);
  const status = ports.server.defer(ME);
  held.answer(ok({ levelType: 1, expTime: UNTIL, balanceAfter: 600 }));
  await ports.clock.advance();
  if (open) store.dispatch(overlayEvents.opened({ kind: open }));
  for (const _call of [...status.waiting]) status.answer(ok(after));
  await ports.clock.advance();
  return {
    sheets: selectOverlays(store.getState()).map(({ kind, data }) => ({ kind, data })),
    said: Object.values(store.getState().toasts.byId).map(({ text }) => text),
  };
}

describe('VIP begins', () => {
  it('is shown once the server says that it runs, with its end', async () => {
    const { sheets, said } = await pay();
    expect(sheets).toEqual([{ kind: 'vip-opened', data: { until: UNTIL } }]);
    expect(said).not.toContain('VIP 开通成功');
  });

  it('names the badge a VIP has risen to', async () => {
    const { sheets } = await pay({ before: month, after: year });
    expect(sheets).toEqual([{ kind: 'vip-opened', data: { until: year.expTime, raised: 'year' } }]);
  });

  it.each([
    ['the server does not say yet that it runs', { after: none }],
    ['it was for a game, to which it leads', { sourceGameId: 7 }],
    ['they have gone elsewhere', { at: '/games' }],
    ['something else is open', { open: 'kefu' }],
  ])('is one line where %s', async (_why, stage) => {
    const { sheets, said } = await pay(stage);
    expect(sheets.map(({ kind }) => kind)).not.toContain('vip-opened');
    expect(said).toContain('VIP 开通成功');
  });
});
