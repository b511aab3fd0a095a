import { act, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import type { ServerConfig } from '@/contract/device';
import { homeRoute } from '@/pages/home/home.route';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { fakeMedia } from '@/testing/fakeMedia';
import { createFakeServer } from '@/testing/fakeServer';
import { ok, status } from '@/testing/fakes/answers';
import { createFakeDocument } from '@/testing/fakes/recorders';
import { renderApp } from '@/testing/renderApp';
import { downloadRoute } from './download.route';

const REPORT = 'POST user/game/download/upload';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0';
const offered: ServerConfig = {
  packageUrl: '/dl/app/android',
  bundleUrl: 'itms-services://?action=download-manifest&url=https%3A%2F%2Fplaza.test%2Fapp.plist',
  packageSize: 5_242_880,
  appVersion: '3.2.0',
  packageNeeds: '8.0',
  packageSha256: 'ab12'.repeat(16),
  appNotes: ['搜索更快'],
  appOlder: [{ version: '3.1.0', notes: ['双页阅读'] }],
  appAge: '12+',
  appPermissions: ['存储', '通知'],
  appScreenshots: ['/media/app/1.svg', 'https://elsewhere.test/2.svg'],
};

interface Opening {
  at?: string;
  serverConfig?: ServerConfig;
  userAgent?: string;
}

async function open({ at = '/download', serverConfig = offered, userAgent = android }: Opening = {}) {
  const server = createFakeServer();
  server.reply('POST user/device/init', { serverConfig });
  server.reply(REPORT, ok());
  const document = { ...createFakeDocument(), userAgent };
  const ports = { server, fetch: server.fetch, document };
  const app = await renderApp(at, { ports, routes: [downloadRoute, homeRoute], started: true });
  await app.pass(100);
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass();
  };
  return { ...app, tap, address: () => addressOf(selectPlace(app.store.getState())) };
}

const main = () => screen.getByRole('button', { name: /^下载/ });

/** A window as wide as a tablet's. */
function widen() {
  fakeMedia((query) => query.includes('min-width: 769px'));
}

/** What a phone reads from a code drawn as squares `M<x> <y>h1v1h-1z` in an SVG. */
function scan(code: HTMLElement): string | undefined {
  const scale = 4;
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const at = 4 * ((Number(y) * scale + row) * side + Number(x) * scale + column);
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the page of the app’s own package', () => {
  it.each([
    ['an Android phone', android, '你在用安卓手机，装这个就对', '下载安卓版 · 5 MB', '我用 iPhone'],
    ['an iPhone', iPhone, '你在用 iPhone，装这个就对', '下载 iPhone 版', '我用安卓'],
    ['a desktop', desktop, '选你的手机，也可以扫码下载', '下载安卓版 · 5 MB', '我用 iPhone'],
  ])(
    'offers %s the package that is right for it, the other in one quiet line',
    async (_d, userAgent, line, name, other) => {
      await open({ userAgent });
      expect(screen.getByText(line)).toBeVisible();
      expect(main()).toHaveTextContent(name);
      expect(screen.getByRole('button', { name: other })).toBeVisible();
    },
  );

  it('starts the Android file with the channel, says so in its place, and follows the iOS install link once chosen', async () => {
    const { tap, ports } = await open({ at: '/download?code=spring' });
    await tap(main());
    expect(screen.getByText('已开始下载，进度在通知栏里')).toBeVisible();
    await tap(screen.getByRole('button', { name: '我用 iPhone' }));
    expect(screen.getByText('为 iPhone 下载')).toBeVisible();
    expect(screen.getByText('到设置里点一次“信任”')).toBeVisible();
    await tap(main());
    expect(ports.download.started).toEqual([
      { url: '/dl/app/android?channelID=spring', name: expect.stringMatching(/-3\.2\.0\.apk$/) },
    ]);
    expect(ports.download.left).toEqual([offered.bundleUrl]);
  });

  it('E6: shows the invite code and copies it with the press, so that the app finds it', async () => {
    const { tap, ports } = await open({ at: '/download?inviteCode=STAR41' });
    expect(screen.getByText('STAR41')).toBeVisible();
    await tap(main());
    expect(ports.share.copied).toEqual(['STAR41']);
    expect(ports.download.started).toHaveLength(1);
  });

  it('E4: tells how to get out of an app whose browser blocks downloads, and starts nothing', async () => {
    const { tap, ports } = await open({ userAgent: `${android} MicroMessenger/8.0.50` });
    await tap(main());
    const guide = await screen.findByRole('dialog');
    expect(guide).toHaveTextContent('微信里不能直接下载');
    expect(guide).toHaveTextContent('回到本页再点一次下载');
    // The app itself costs nothing, so nothing is said of what was bought.
    expect(guide).not.toHaveTextContent('扣钻');
    expect(ports.download.started).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://plain.test/app.apk',
    '//elsewhere.test/app.apk',
    '/\\elsewhere.test/app.apk',
  ])('E4: an address such as %s is not opened', async (packageUrl) => {
    const { tap, ports } = await open({ serverConfig: { packageUrl } });
    await tap(main());
    expect([ports.download.started, ports.download.left]).toEqual([[], []]);
    expect(screen.getByText('下载地址不可用，请稍后再试')).toBeVisible();
    expect(screen.queryByText('已开始下载，进度在通知栏里')).not.toBeInTheDocument();
  });

  it('A3: the source of the visit is reported once, whatever is pressed and wherever one goes', async () => {
    const { tap, server, pass, store, address } = await open({ at: '/download?code=spring&inviteCode=STAR41' });
    await tap(main());
    await tap(main());
    act(() => void store.dispatch(navigationEvents.asked({ to: '/', how: 'push' })));
    await pass();
    expect(address()).toBe('/');
    expect(server.callsTo(REPORT).map(({ form: { channelID, inviteCode } }) => ({ channelID, inviteCode }))).toEqual([
      { channelID: 'spring', inviteCode: 'STAR41' },
    ]);
  });

  it('shows what is new and was, pictures of its own origin only, how to install, and why it is safe', async () => {
    const { tap, ports } = await open();
    expect(screen.getByText('安卓 8.0 以上 · 下载完点开安装包')).toBeVisible();
    expect(screen.getByText('搜索更快')).toBeVisible();
    expect(screen.queryByText('双页阅读')).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '以前的版本' }));
    expect(screen.getByText('双页阅读')).toBeVisible();
    expect(screen.getAllByRole('img', { name: /应用截图/ }).map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/app/1.svg',
    ]);
    expect(screen.getByText('点安装，选“继续安装”')).toBeVisible();
    expect(screen.getByText('存储、通知')).toBeVisible();
    expect(screen.queryByRole('img', { name: '本页地址的二维码' })).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: /可核对校验值/ }));
    expect(ports.share.copied).toEqual(['ab12'.repeat(16)]);
  });

  it('on a phone shows the code for another one when asked', async () => {
    const { tap, ports } = await open({ at: '/download?code=spring' });
    await tap(screen.getByRole('button', { name: '发到另一台手机' }));
    expect(scan(screen.getByRole('img', { name: '本页地址的二维码' }))).toBe(
      `${ports.document.origin}/download?code=spring`,
    );
  });

  it('shares its address with the invitation', async () => {
    const { tap, store, ports } = await open({ at: '/download?inviteCode=STAR41' });
    await tap(screen.getByRole('button', { name: '分享' }));
    expect(selectOverlays(store.getState())).toEqual([
      expect.objectContaining({
        kind: 'share',
        data: expect.objectContaining({ url: `${ports.document.origin}/download?inviteCode=STAR41` }),
      }),
    ]);
  });

  it('B1: on a wide screen has a code for the phone, with channel and invitation', async () => {
    const narrow = window.matchMedia;
    widen();
    const { ports } = await open({ at: '/download?code=spring&inviteCode=STAR41' });
    const read = scan(screen.getByRole('img', { name: '本页地址的二维码' }));
    expect(read).toBe(`${ports.document.origin}/download?code=spring&inviteCode=STAR41`);
    window.matchMedia = narrow;
  });

  it('says that nothing is offered yet, asks again, and leads home', async () => {
    const { tap, server, address } = await open({ serverConfig: {} });
    expect(screen.getByText('暂未开放下载')).toBeVisible();
    server.reply('POST user/device/init', { serverConfig: { packageUrl: '/dl/app/android' } });
    await tap(screen.getByRole('button', { name: '再看看' }));
    expect(main()).toHaveTextContent('下载安卓版');
    expect(address()).toBe('/download');
  });

  it('leads home where nothing is offered', async () => {
    const { tap, address } = await open({ serverConfig: {} });
    await tap(screen.getByRole('link', { name: '继续用网页版' }));
    expect(address()).toBe('/');
  });

  it('does not say that nothing is offered where the server did not answer', async () => {
    const { tap, server } = await open({ serverConfig: {} });
    server.reply('POST user/device/init', status(500));
    await tap(screen.getByRole('button', { name: '再看看' }));
    expect(screen.getByText('下载信息加载失败')).toBeVisible();
    server.reply('POST user/device/init', { serverConfig: offered });
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(main()).toBeVisible();
  });
});
