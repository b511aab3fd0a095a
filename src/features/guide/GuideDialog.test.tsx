import { act, screen, within } from '@testing-library/react';
import { IN_APPS, type InApp } from '@/contract/recording';
import { browserGuide, type Guided } from '@/shell/browser/browserGuide';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { createFakeDocument } from '@/testing/fakes/recorders';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { guideText } from '@/text/guide';

const systems = { ios: 'iPhone', android: 'Android' };
const marks: Readonly<Record<InApp, string>> = {
  wechat: 'MicroMessenger/8',
  qq: 'QQ/9',
  weibo: '__weibo__14',
  douyin: 'aweme_27',
  alipay: 'AlipayClient/10',
  uc: 'UCBrowser/13',
  other: 'DingTalk/7',
};

async function app(inApp?: InApp, system: 'ios' | 'android' = 'android') {
  const document = {
    ...createFakeDocument(),
    userAgent: `${systems[system]} ${inApp ? marks[inApp] : ''}`,
  };
  return renderApp('/games?q=1', { ports: { document }, routes: testRoutes });
}

async function guide(guided: Guided, system?: 'ios' | 'android') {
  const here = await app(guided.inApp, system);
  act(() => void here.store.dispatch(browserGuide(guided)));
  await here.pass();
  return { ...here, dialog: await screen.findByRole('dialog') };
}

describe('the guide out of an app', () => {
  it.each(IN_APPS.filter((name) => name !== 'uc'))(
    'names %s, where its menu stands and what to choose',
    async (inApp) => {
      const { dialog } = await guide({ why: 'download', inApp });
      expect(dialog).toHaveTextContent(`${guideText.apps[inApp]}里不能直接下载`);
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        expect.stringContaining('点右上角的“…”'),
        expect.stringContaining('选“在浏览器打开”'),
        '回到本页再点一次下载',
      ]);
    },
  );

  it('copies the page on screen', async () => {
    const { user, ports } = await guide({ why: 'download', inApp: 'douyin' });
    await user.click(screen.getByRole('button', { name: '复制本页链接' }));
    expect(ports.share.copied).toEqual(['https://plaza.test/games?q=1']);
  });

  it('E6: copies the page where the order waits', async () => {
    const { user, ports, dialog } = await guide({ why: 'alipay', inApp: 'wechat', link: '/recharge' });
    expect(dialog).toHaveTextContent('微信里打不开支付宝。订单已经生成，还没有扣款');
    expect(dialog).toHaveTextContent('登录后在充值页点“继续支付”');
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(ports.share.copied).toEqual(['https://plaza.test/recharge']);
  });

  it('where no window opens, the link is copied or opened in this one', async () => {
    const { user, ports } = await guide({ why: 'window', inApp: 'wechat', link: 'https://example.com/a' });
    const here = screen.getByRole('link', { name: '就在这里打开' });
    expect(here).toHaveAttribute('href', 'https://example.com/a');
    expect(here).not.toHaveAttribute('target');
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(ports.share.copied).toEqual(['https://example.com/a']);
  });

  it.each([
    ['an iPhone', 'ios', undefined, '点底部的分享按钮', '选“添加到主屏幕”'],
    ['Android', 'android', undefined, '点右上角的“…”', '选“添加到桌面”或“安装应用”'],
    ['UC', 'android', 'uc', '点底部的菜单', '选“添加到桌面”或“安装应用”'],
    ['WeChat', 'ios', 'wechat', '点右上角的“…”', '选“在浏览器打开”'],
  ] as const)(
    'on %s it leads to the home screen by the menu that there is',
    async (_on, system, inApp, press, choose) => {
      const { dialog } = await guide({ why: 'install', ...(inApp && { inApp }) }, system);
      expect(dialog).toHaveTextContent(press);
      expect(dialog).toHaveTextContent(choose);
    },
  );

  it.each([
    ['E4: of a game that was paid it says that it is not charged again', 1, true],
    ['E4: of a free game it says nothing of diamonds', 0, false],
  ])('%s', async (_says, onlineType, said) => {
    const { store, pass } = await app('wechat');
    const data = { game: { id: 1, onlineType }, platform: 1, ticket: {}, inApp: 'wechat' };
    act(() => void store.dispatch(overlayEvents.opened({ kind: 'download-guide', data })));
    await pass();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent?.includes('不会重复扣钻')).toBe(said);
  });
});

describe('a link out of the site', () => {
  const open = async (inApp?: InApp) => {
    const here = await app(inApp);
    act(
      () =>
        void here.store.dispatch(overlayEvents.opened({ kind: 'external', data: { url: 'https://example.com/a' } })),
    );
    await here.pass();
    await here.user.click(await screen.findByRole('link', { name: '继续访问' }));
    await here.pass();
    return here;
  };

  it('leads to the guide where the app opens no window', async () => {
    await open('weibo');
    expect(await screen.findByRole('dialog', { name: '请用浏览器打开' })).toHaveTextContent('微博里可能打不开新窗口');
  });

  it('opens a window everywhere else', async () => {
    await open('uc');
    expect(screen.queryByRole('dialog', { name: '请用浏览器打开' })).not.toBeInTheDocument();
  });
});
