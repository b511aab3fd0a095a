import { statusApi } from '@/api/statusApi';
import { sessionEvents } from '@/features/session/sessionSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildFreeGame, buildTicket } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { DETAIL, downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail } from '@/testing/fakes/answers';
import { downloadEvents as events } from './downloadSlice';
import { INTENT_KEY } from './intentJournal';
import { AWAY_MS } from './returnEffects';

const signIn = sessionStarted({ account: buildAccount(), by: 'login' });
const go = (to: string) => navigationEvents.asked({ to, how: 'push' });

describe('E1, C5: through login', () => {
  it('after login the member is back where they tapped, and the dialog opens once', async () => {
    const { asks, does, store, overlays, at, ports } = await downloadScene({ guest: true });
    await asks();
    await does(signIn);
    await ports.clock.advance();
    expect(selectPlace(store.getState()).route).toBe('games');
    expect(overlays()).toEqual(['purchase']);
    await ports.history.back();
    await ports.clock.advance();
    expect(at().at).toBe('idle');
    await does(go('/profile'), go('/games'));
    expect(overlays()).toEqual([]);
  });

  it('a guest who gives up is asked nothing when they sign in later', async () => {
    const { asks, does, overlays } = await downloadScene({ guest: true });
    await asks();
    await does(go('/'));
    await does(signIn);
    expect(overlays()).toEqual([]);
  });

  it('C5: a free game that costs something by now leads a guest to login, and asks them afterwards', async () => {
    const { asks, does, server, store, overlays, at, sent, ports } = await downloadScene({ guest: true });
    server.reply(SEND, fail(2));
    await asks(buildFreeGame({ platforms: [1] }));
    await ports.clock.advance();
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(ports.history.entries).toHaveLength(1);
    server.reply(SEND, buildTicket());
    await does(signIn);
    await ports.clock.advance();
    expect(overlays()).toEqual(['purchase']);
    await does(events.confirmed());
    expect(at().at).toBe('started');
    expect(new Set(sent().map(({ form }) => form.requestId)).size).toBe(1);
  });

  it.each([
    ['that costs something by now', fail(2)],
    ['whose answer comes for the guest', buildTicket()],
  ])('C5: a guest who signs in before the answer is asked about the free game %s', async (_name, answer) => {
    const { asks, does, server, overlays, at } = await downloadScene({ guest: true });
    const held = server.defer(SEND);
    await asks(buildFreeGame({ platforms: [1] }));
    await does(signIn);
    held.answer(answer);
    await does();
    expect(at()).toMatchObject({ at: 'confirming', unpaid: false });
    expect(overlays()).toEqual(['purchase']);
  });

  it('D4: code 2 in the middle leads to login once; afterwards the same intent asks again', async () => {
    const { asks, does, server, store, overlays, sent, ports } = await downloadScene();
    await asks();
    server.reply(SEND, fail(2, '登录已失效'));
    await does(events.confirmed());
    await ports.clock.advance();
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(overlays()).toEqual([]);
    server.reply(SEND, buildTicket());
    await does(signIn);
    await ports.clock.advance();
    expect(overlays()).toEqual(['purchase']);
    await does(events.confirmed());
    expect(new Set(sent().map(({ form }) => form.requestId)).size).toBe(1);
  });

  const anew = (uid: string) => sessionStarted({ account: buildAccount({ uid, token: 'next' }), by: 'login' });

  it.each([
    ['a question', [], 'confirming'],
    ['a request under way', [events.confirmed()], 'requesting'],
    ['a wish that waits for the cashier', [events.confirmed(), events.rechargeChosen()], 'away'],
  ])('C5: %s is over when another member signs in', async (_name, actions, stands) => {
    const { asks, does, server, at, overlays, sent, ports } = await downloadScene();
    if (stands === 'away') server.reply(ME, buildStatus({ coinNum: 5 }));
    server.defer(SEND);
    await asks();
    for (const action of actions) await does(action);
    expect(at().at).toBe(stands);
    const before = sent().length;
    server.reply(ME, buildStatus({ coinNum: 500 }));
    await does(anew('2002'));
    expect([at().at, overlays(), sent().length]).toEqual(['idle', [], before]);
    expect(ports.session.read(INTENT_KEY)).toBeNull();
  });

  it('C5: a free download that one member asked for is over when another signs in', async () => {
    const { asks, does, server, at, overlays } = await downloadScene();
    server.defer(SEND);
    await asks(buildFreeGame());
    await does(anew('2002'));
    expect([at().at, overlays()]).toEqual(['idle', []]);
  });

  it('C5: a lost answer is looked for again by the same member alone', async () => {
    for (const [uid, stands] of [
      ['1001', 'unknown'],
      ['2002', 'idle'],
    ] as const) {
      const { asks, does, server, at } = await downloadScene();
      await asks();
      server.reply(SEND, new Error('lost'));
      server.defer(DETAIL);
      await does(events.confirmed());
      await does(anew(uid));
      expect(at().at).toBe(stands);
    }
  });

  it('C5: a request under way is a lost answer to the same member who signs in anew', async () => {
    const { asks, does, server, at } = await downloadScene();
    await asks();
    server.defer(SEND);
    await does(events.confirmed());
    server.defer(DETAIL);
    await does(anew('1001'));
    expect(at().at).toBe('unknown');
  });

  it('D4: what an expired session interrupted asks nobody else who signs in', async () => {
    const { asks, does, server, overlays, ports } = await downloadScene();
    await asks();
    server.reply(SEND, fail(2));
    await does(events.confirmed());
    await does(anew('2002'));
    await ports.clock.advance();
    expect(overlays()).toEqual([]);
  });

  it('C5: a status that cannot be had leads to login, and asks nobody else who signs in', async () => {
    const { asks, does, server, overlays } = await downloadScene();
    server.reply(ME, fail(1));
    await asks();
    await does(events.confirmed());
    server.reply(ME, buildStatus());
    await does(anew('2002'));
    expect(overlays()).toEqual([]);
  });

  it('D4: code 2 while the member is signing in anew leaves no request that is waited for in vain', async () => {
    const { asks, does, server, at } = await downloadScene({ at: '/login' });
    await asks();
    const held = server.defer(SEND);
    await does(events.confirmed());
    server.defer('POST user/login');
    await does(sessionEvents.submitted({ method: 'name', loginName: 'xiaoming', password: 'handle' }));
    server.defer(DETAIL);
    held.answer(fail(2));
    await does();
    expect(at().at).toBe('unknown');
  });
});

describe('E1: through the cashier', () => {
  async function atTheCashier() {
    const here = await downloadScene({ at: '/games?sort=hot' });
    here.server.reply(ME, buildStatus({ coinNum: 5 }));
    await here.asks();
    await here.does(events.confirmed());
    await here.does(events.rechargeChosen(), go('/recharge'));
    const paid = async (coinNum: number) => {
      here.server.reply(ME, buildStatus({ coinNum }));
      await here.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }, { forceRefetch: true }));
      await here.ports.clock.advance();
    };
    return { ...here, paid };
  }

  it('back with enough diamonds, the purchase dialog is open again with the same requestId', async () => {
    const { paid, overlays, does, sent } = await atTheCashier();
    expect(overlays()).toEqual([]);
    await paid(100);
    expect(overlays()).toEqual([]);
    await does(go('/games?sort=hot'));
    expect(overlays()).toEqual(['purchase']);
    await does(events.confirmed());
    expect(sent().map(({ form }) => form.requestId)).toEqual(['00000000-0000-4000-8000-000000000001']);
  });

  it('back too early, it opens as soon as the payment has arrived', async () => {
    const { paid, overlays, does } = await atTheCashier();
    await does(go('/games'));
    expect(overlays()).toEqual([]);
    await paid(30);
    expect(overlays()).toEqual(['purchase']);
  });

  it('half an hour later it comes back to nobody', async () => {
    const { paid, overlays, does, ports } = await atTheCashier();
    await ports.clock.advance(AWAY_MS + 1);
    await paid(100);
    await does(go('/games'));
    expect(overlays()).toEqual([]);
  });

  it('survives the reload that a cashier page means', async () => {
    const { ports } = await atTheCashier();
    const { local, session } = ports;
    const back = await downloadScene({ at: '/recharge?orderId=A1', ports: { local, session } });
    expect(back.at()).toMatchObject({ at: 'away', intent: { from: { address: '/games?sort=hot' } } });
    await back.does(go('/games?sort=hot'));
    expect(back.overlays()).toEqual(['purchase']);
  });
});

describe('E4: the file or install link', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const both = buildFreeGame();

  async function answered(userAgent: string, url: string) {
    const here = await downloadScene({ guest: true });
    here.ports.document.userAgent = userAgent;
    here.server.reply(SEND, buildTicket({ url }));
    await here.asks(both);
    return here;
  }

  it.each([
    'https://testflight.apple.com/join/abc',
    'itms-services://?action=download-manifest&url=https://a.cn/m.plist',
  ])('on iOS the install link %s is opened', async (url) => {
    const { ports, sent, overlays } = await answered(IPHONE, url);
    expect(sent()[0]?.form.platformType).toBe('2');
    expect(ports.download.left).toEqual([url]);
    expect(overlays()).toEqual(['download-result']);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.cn/a.apk',
    '/\\evil.cn',
    'data:text/html,x',
    'http://a.cn/a.apk',
    'file:///a',
  ])('the address %s is refused', async (url) => {
    const { ports } = await answered(IPHONE, url);
    expect([ports.download.left, ports.download.started]).toEqual([[], []]);
  });

  it.each([
    ['微信', 'Mozilla/5.0 (Linux; Android 14) Chrome/116 MQQBrowser/6.2 MicroMessenger/8.0.50'],
    ['QQ', 'Mozilla/5.0 (Linux; Android 14) Chrome/116 QQ/9.0.8'],
    ['微博', 'Mozilla/5.0 (iPhone) Weibo (iPhone15,2__weibo__14.9.0)'],
    ['抖音', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/116 aweme_270600 JsSdk/1.0 BytedanceWebview/d8a21c6'],
    ['支付宝', 'Mozilla/5.0 (iPhone) Mobile/15G77 AliApp(AP/10.1.32.600) AlipayClient/10.1.32.600'],
  ])('inside %s nothing is started and a guide says how to go on', async (_app, userAgent) => {
    const { ports, overlays } = await answered(userAgent, '/dl/1');
    expect(ports.download.started).toEqual([]);
    expect(overlays()).toEqual(['download-guide']);
  });

  it('UC is a browser, and downloads', async () => {
    const uc = 'Mozilla/5.0 (Linux; U; Android 10) Version/4.0 Chrome/78.0 UCBrowser/13.4.2.1307 Mobile Safari/537.36';
    const { ports, overlays } = await answered(uc, '/dl/1');
    expect(ports.download.started).toHaveLength(1);
    expect(overlays()).toEqual(['download-result']);
  });

  it('on a computer the member chooses among both platforms', async () => {
    const here = await downloadScene({ guest: true });
    here.ports.document.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131';
    here.ports.document.touchPoints = 0;
    await here.asks(both);
    expect(here.overlays()).toEqual(['platform']);
    await here.does(events.platformChosen({ platform: 2 }));
    expect(here.sent().map(({ form }) => form.platformType)).toEqual(['2']);
    expect(here.overlays()).toEqual(['download-result']);
  });

  it('an iPad that calls itself a Mac gets the iOS package', async () => {
    const here = await downloadScene({ guest: true });
    here.ports.document.userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
    here.ports.document.touchPoints = 5;
    await here.asks(both);
    expect(here.sent().map(({ form }) => form.platformType)).toEqual(['2']);
  });
});
