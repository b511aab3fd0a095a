import { holdStore, layersOf, openOverlay } from '@e2e/support/heldStore';
import { vipSheet } from '@e2e/support/purchase';
import { touches } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';
import type { Page } from '@playwright/test';
import { counted, effort } from '@scripts/reliability/tally';

/** Overlays that need nothing but to be asked for. */
const KINDS: readonly (readonly [kind: string, data: Record<string, unknown>])[] = [
  ['kefu', {}],
  ['logout', {}],
  ['feedback', {}],
  ['legal', { doc: 'privacy' }],
  ['copy', { text: '要复制的话' }],
];
const SEED = 4711;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** What must be as it was once nothing is open any more. */
const rest = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname + location.search,
    index: window.plazaStore.getState().navigation.place.index,
    scroll: Math.round(scrollY),
    root: document.documentElement.getAttribute('style') ?? '',
    body: document.body.getAttribute('style') ?? '',
    dialogs: document.querySelectorAll('[role="dialog"]').length,
    locked: 'locked' in document.documentElement.dataset,
    hidden: document.querySelectorAll('#root [aria-hidden="true"][data-base-ui-inert], #root [inert]').length,
  }));

const closeTop: Record<string, (page: Page) => Promise<unknown>> = {
  back: (page) => page.evaluate(() => history.back()),
  escape: (page) => page.keyboard.press('Escape'),
  code: (page) =>
    page.evaluate(() => {
      const { stack } = window.plazaStore.getState().overlays;
      window.plazaStore.dispatch({ type: 'overlays/withdrawn', payload: { kind: stack.at(-1)?.kind } });
    }),
};

async function onProfile(page: Page) {
  await page.goto('/faq');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The end of the page comes once the app is at rest, and a wheel turned before it stops short.
  await expect(page.getByText('用户协议')).toBeVisible();
  await page.mouse.wheel(0, 180);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // Each of them has been there once: their code has arrived.
  for (const [kind, data] of KINDS) {
    await openOverlay(page, kind, data);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect.poll(async () => (await rest(page)).locked).toBe(false);
}

test.beforeEach(async ({ context, page, member }) => {
  await holdStore(context);
  await signIn(page, member);
});

test('F3: random stacks closed by Back, Esc and from code: the top goes first, and the page, its place and its history are as before', async ({
  page,
}) => {
  test.setTimeout(effort(120_000, 900_000));
  await onProfile(page);
  const before = await rest(page);
  const random = seeded(SEED);
  const sequences = effort(10, 100);
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const expected: string[] = [];
    const done: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      const closed = KINDS.filter(([kind]) => !expected.includes(kind));
      const opens = expected.length === 0 || (expected.length < 3 && random() < 0.5);
      if (opens) {
        const [kind, data] = closed[Math.floor(random() * closed.length)] ?? KINDS[0] ?? ['kefu', {}];
        await openOverlay(page, kind, data);
        expected.push(kind);
        done.push(`open ${kind}`);
      } else {
        const ways = Object.keys(closeTop);
        const way = ways[Math.floor(random() * ways.length)] ?? 'back';
        await closeTop[way]?.(page);
        expected.pop();
        done.push(way);
      }
      await expect
        .poll(async () => (await layersOf(page)).kinds, `sequence ${sequence}: ${done.join(', ')}`)
        .toEqual(expected);
      await expect(page.locator('[role="dialog"]:not([data-ending-style])')).toHaveCount(expected.length);
    }
    while (expected.pop()) {
      await page.goBack();
      await expect.poll(async () => (await layersOf(page)).kinds).toEqual(expected);
    }
    await expect.poll(() => rest(page), `after sequence ${sequence}`).toEqual(before);
  }
  await page.goBack();
  await expect(page).toHaveURL(at('/faq'));
  counted('interface', 'random stacks of three layers opened and closed', sequences, { seed: SEED });
});

test('F3: bursts of opening and closing inside the 200 ms of the lock leave the page free and where it was', async ({
  page,
}) => {
  test.setTimeout(effort(120_000, 600_000));
  await onProfile(page);
  const before = await rest(page);
  const bursts = effort(12, 200);
  const random = seeded(SEED + 1);
  for (let burst = 0; burst < bursts; burst += 1) {
    const plan = Array.from({ length: 6 }, () => ({
      pick: Math.floor(random() * 3),
      opens: random() < 0.6,
      pause: Math.floor(random() * 240),
    }));
    await page.evaluate(
      async ([steps, kinds]) => {
        for (const { pick, opens, pause } of steps) {
          const [kind, data] = kinds[pick] ?? ['kefu', {}];
          const type = opens ? 'overlays/opened' : 'overlays/withdrawn';
          window.plazaStore.dispatch({ type, payload: opens ? { kind, data } : { kind } });
          await new Promise((done) => setTimeout(done, pause));
        }
        for (const [kind] of kinds) window.plazaStore.dispatch({ type: 'overlays/withdrawn', payload: { kind } });
      },
      [plan, KINDS.slice(0, 3)] as const,
    );
    await expect.poll(() => rest(page), `after burst ${burst}: ${JSON.stringify(plan)}`).toEqual(before);
  }
  counted('interface', 'bursts of openings and closings around the scroll lock', bursts, { seed: SEED + 1 });
});

test('F3: what may not close now holds against Esc four times, the scrim, the cross, a drag and Back; then it closes by Back', async ({
  page,
  api,
  member,
}) => {
  await api.stage({ balance: { uid: member.uid, coins: 1_000 } });
  let answer: (() => void) | undefined;
  await page.route('**/api/vip/vipopen', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { code: 1007, msg: '今晚维护，明早再来', data: null } });
  });
  await page.goto('/faq');
  await page.goto('/profile');
  await page.getByRole('group', { name: '星钻 VIP' }).getByRole('button', { name: '立即开通' }).click();
  const sheet = vipSheet(page);
  await sheet.getByRole('radio', { name: /^月度 VIP/ }).check();
  await sheet.getByRole('radio', { name: /钻石支付/ }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: /立即开通月度 VIP/ }).click();
  await expect.poll(() => answer !== undefined).toBe(true);
  const stays = async (way: string) => {
    expect((await layersOf(page)).kinds, way).toEqual(['vip']);
    await expect(sheet, way).toBeVisible();
    await expect(page, way).toHaveURL(at('/profile?pop=1'));
  };
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  await stays('Esc');
  await page.mouse.click(187, 20);
  await stays('scrim');
  await sheet.getByRole('button', { name: '关闭' }).click();
  await stays('cross');
  const head = (await sheet.getByRole('heading').first().boundingBox()) ?? { x: 100, y: 300 };
  const finger = (down: number) => [{ x: head.x + 20, y: head.y + 8 + down }];
  await touches(page, finger(0), finger(60), finger(200), finger(400));
  await stays('drag');
  await page.goBack();
  await stays('Back');

  answer?.();
  await expect(page.getByText('今晚维护，明早再来').first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at('/profile'));
  await page.goBack();
  await expect(page).toHaveURL(at('/faq'));
  counted('interface', 'ways of closing that a running purchase held against', 5);
});

test('F3, B5: the focus comes back to what opened a layer, and to the page when that is gone', async ({ page }) => {
  await onProfile(page);
  const opener = page.getByRole('button', { name: '联系客服' }).first();
  const rounds = effort(6, 50);
  for (let round = 0; round < rounds; round += 1) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await (round % 2 === 0 ? page.keyboard.press('Escape') : page.goBack());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  const leave = page.getByRole('button', { name: '退出登录' });
  await leave.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).press('Enter');
  await expect(leave).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nothing is lost in the void: the next Tab goes on inside the app.
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#root') !== null)).toBe(true);
  counted('interface', 'layers after which the focus was where it belongs', rounds + 1);
});
