import { readFile } from 'node:fs/promises';
import { holdStore, openOverlay } from '@e2e/support/heldStore';
import { confirmButton, demoGames, downloadButton, purchaseDialog } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Locator, Page } from '@playwright/test';

/** Windows of a small laptop and of a tablet held upright. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
] as const;

const game = {
  ...{ id: 12, appID: '12', name: '零号街机器人', icon: '', onlineType: 1, buyAmount: 28 },
  ...{ size: 1, version: '1', platforms: [1, 2], vipFree: true, owned: false, status: 'online', tags: [] },
};
const ticket = {
  url: '/dl/x',
  fileName: 'game-1.0.0.apk',
  size: 123_456_789,
  sha256: 'ab'.repeat(32),
  charged: 28,
  balanceAfter: 72,
};
const checkin = {
  ...{ day: '2026-11-24', reward: 5, streak: 7, total: 30, reached: [{ days: 7, coins: 20 }], tomorrowReward: 6 },
  ...{ next: { days: 14, coins: 40, left: 7 }, balanceAfter: 99 },
};
const words = '阿婆把最好的那一罐茶留给了迷路的人。'.repeat(6);
const author = { id: 8, uid: '8', name: '南风' };
const poster = {
  name: '星河',
  title: '星钻广场',
  inviteCode: 'STAR41',
  url: 'https://plaza.test/register?inviteCode=STAR41',
  coins: 5,
};
const card = { title: words.slice(0, 30), text: words, picture: '', by: '南风', face: '', note: '★ 9.2' };

/** What opens each, or why it is not opened here: `flow` comes with its page below, `reads` is there to be scrolled. */
const KINDS: Readonly<Record<string, Record<string, unknown> | 'flow' | 'reads'>> = {
  'age-gate': {},
  avatar: {},
  bindOffer: {},
  'book-comment': { id: 1, title: '末班车', chapterId: 1 },
  'book-filter': { address: '/animate' },
  'browser-guide': { why: 'window', inApp: 'wechat', link: 'https://example.com/somewhere' },
  bulletin: 'flow',
  'checkin-makeup': { day: '2026-11-22', price: 10, left: 3 },
  'checkin-result': { kind: 'sign', result: checkin },
  'checkin-rules': 'reads',
  consent: 'flow',
  copy: { text: '要复制的话' },
  'delete-history': { what: 'chosen', bookIds: [1] },
  doctor: 'reads',
  'download-guide': { game, platform: 1, ticket, inApp: 'wechat' },
  'download-result': { game, platform: 1, ticket, opened: true },
  'draw-odds': { id: 1 },
  'draw-result': { id: 1, coins: 30 },
  external: { url: 'https://example.com/somewhere' },
  feedback: {},
  'game-review': { id: 12, name: game.name, score: 4, content: words },
  'gift-code': 'flow',
  images: 'reads',
  insufficient: { game, platform: 1, price: 28, balance: 3 },
  kefu: {},
  leaveEdit: { to: '/', how: 'push' },
  leavePost: { to: '/', how: 'push' },
  leaving: 'flow',
  legal: 'reads',
  logout: {},
  'merge-history': 'flow',
  message: { title: '充值成功', content: `<p>${words}</p>`, createTime: 1_790_000_000_000, link: '/games' },
  'muted-words': {},
  'own-page': 'flow',
  'person-menu': { ...author, followed: false, blocked: false },
  pickGame: 'reads',
  platform: { game },
  'post-menu': { id: 1, author },
  poster,
  purchase: 'flow',
  'reader-menu': 'reads',
  'reader-more': 'flow',
  'reader-settings': 'reads',
  'reading-elsewhere': 'flow',
  reply: 'flow',
  report: { kind: 'post', id: 1 },
  share: { title: '灯塔图纸', text: words, url: 'https://plaza.test/post/8', card },
  'square-confirm': { kind: 'delete', of: 'post', id: 1 },
  support: 'reads',
  'support-case': 'flow',
  unlock: 'flow',
  unsubscribe: { bookIds: [1] },
  update: {},
  vip: 'flow',
  'vip-opened': { until: 1_900_000_000_000, raised: 'year' },
};

/** What somebody has to press, fill in or choose, and does not see whole without scrolling. */
const hidden = (dialog: Locator) =>
  dialog.evaluate((box) => {
    /** Down to where a part can be seen: the window, or what it scrolls in. */
    const foldOf = (part: Element): number => {
      let fold = window.innerHeight;
      for (let above = part.parentElement; above && above !== document.body; above = above.parentElement) {
        if (/auto|scroll|hidden/.test(getComputedStyle(above).overflowY)) {
          fold = Math.min(fold, above.getBoundingClientRect().bottom);
        }
      }
      return fold;
    };
    return [...box.querySelectorAll<HTMLElement>('button, a[href], input, textarea, label')]
      .filter((part) => {
        const { top, bottom, height, width } = part.getBoundingClientRect();
        // Spoken only.
        if (height < 8 || width < 8) return false;
        return top < 0 || bottom > foldOf(part) + 1;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim() ?? part.tagName);
  });

const atRest = async (page: Page) => {
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() =>
      dialog.evaluate(
        (box) =>
          // Until its second frame it stands where it comes from.
          !box.hasAttribute('data-starting-style') &&
          box.getAnimations().every(({ playState }) => playState !== 'running'),
      ),
    )
    .toBe(true);
  // Parts of it may come with a file of their own.
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await dialog.evaluate((box) => `${box.scrollHeight} ${box.querySelectorAll('*').length}`);
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return dialog;
};

test.use({ hasTouch: false, isMobile: false, contextOptions: { reducedMotion: 'reduce' } });

test('every kind of overlay is in the list', async () => {
  const views = await readFile('src/app/routes/overlayViews.ts', 'utf8');
  const kinds = [...views.matchAll(/^ {2}'?([\w-]+)'?: (?:\(\) =>|\w+,)/gm)].map(([, kind]) => kind);
  expect(Object.keys(KINDS).sort()).toEqual(kinds.sort());
});

for (const viewport of SIZES) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('nothing to press, fill in or choose lies below the fold of an overlay', async ({ context, page, member }) => {
      test.setTimeout(180_000);
      await holdStore(context);
      await signIn(page, member);
      await page.goto('/faq');
      await page.waitForLoadState('networkidle');
      const below: Record<string, string[]> = {};
      for (const [kind, data] of Object.entries(KINDS)) {
        if (typeof data === 'string') continue;
        await openOverlay(page, kind, data);
        const missed = await hidden(await atRest(page));
        if (missed.length > 0) below[kind] = missed;
        await page.evaluate(
          (name) => window.plazaStore.dispatch({ type: 'overlays/withdrawn', payload: { kind: name } }),
          kind,
        );
        await expect(page.getByRole('dialog'), kind).toHaveCount(0);
      }
      expect(below).toEqual({});
    });

    test('nor of the purchase, the VIP sheet, and the page to recharge', async ({ page, member, api }) => {
      await api.stage({ balance: { uid: member.uid, coins: 100 } });
      await signIn(page, member);
      await page.goto(`/detail/${demoGames.paid.id}`);
      await downloadButton(page).click();
      await expect(confirmButton(page, demoGames.paid)).toBeInViewport({ ratio: 1 });
      expect(await hidden(purchaseDialog(page, demoGames.paid))).toEqual([]);

      await page.goto('/profile?pop=1');
      const sheet = await atRest(page);
      await expect(sheet.getByRole('radio').first()).toBeAttached();
      await expect(sheet.getByRole('radio', { name: /钻石支付/ }).locator('xpath=..')).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByRole('radio', { name: /现金支付/ }).locator('xpath=..')).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByRole('button', { name: /立即开通/ })).toBeInViewport({ ratio: 1 });

      await page.goto('/recharge');
      await expect(page.getByRole('button', { name: /^(立即)?(支付|充值)/ }).first()).toBeInViewport({ ratio: 1 });
    });

    test('nor of a poster that is shown', async ({ context, page, member }) => {
      await holdStore(context);
      await signIn(page, member);
      await page.goto('/faq');
      await page.waitForLoadState('networkidle');
      await openOverlay(page, 'share', { title: '灯塔图纸', text: words, url: 'https://plaza.test/post/8', card });
      await page.getByRole('button', { name: '海报', exact: true }).click();
      const drawn = page.getByRole('img', { name: '灯塔图纸的海报，含二维码' });
      await expect(drawn).toBeInViewport({ ratio: 1 });
      expect(await hidden(await atRest(page))).toEqual([]);
    });
  });
}
