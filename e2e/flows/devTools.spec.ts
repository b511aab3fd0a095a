import { attachDevTools, jumpTo, jumpToLast, recorded, recordedAtRest } from '@e2e/support/devTools';
import {
  askForGame,
  confirmButton,
  demoGames,
  insufficientDialog,
  openAndAsk,
  purchaseDialog,
  resultSheet,
} from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, toasts } from '@e2e/support/words';

const { paid, cheap } = demoGames;

test('H1: travelling over a purchase shows it again and causes no request, no write, no push, no charge', async ({
  page,
  context,
  api,
}) => {
  const member = await api.memberWith(100);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Pictures that are on screen again, the icon Chromium asks for by itself, and code a mouse fetches by coming near.
    if (request.resourceType() !== 'image' && !/\/(icons|assets)\//.test(request.url())) asked.push(request.url());
  });
  await signIn(page, member);
  await attachDevTools(context);
  await openAndAsk(page, paid);
  await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  await expect(resultSheet(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const world = () =>
    page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      entries: history.length,
    }));
  // The lists that are asked for ahead are the last thing a start does.
  await expect.poll(() => asked.some((url) => url.endsWith('/web/game/list')), { timeout: 20_000 }).toBe(true);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });

  const actions = await recordedAtRest(page);
  // A recording writes what was done a moment after it; from here on nothing may be written.
  let before = await world();
  const rests = async () => {
    const last = before;
    before = await world();
    return JSON.stringify(last) === JSON.stringify(before);
  };
  await expect.poll(rests, { intervals: [2_500] }).toBe(true);
  asked.length = 0;
  expect(actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['download/asked', 'download/confirmed', 'download/passed', 'download/answered']),
  );
  const ids = actions.map(({ id }) => id);
  for (const id of [...ids.toReversed(), ...ids.slice(0, -1)]) await jumpTo(page, id);

  await jumpToLast(page, 'download/confirmed');
  await expect(purchaseDialog(page, paid)).toBeVisible();
  await expect(resultSheet(page)).toBeHidden();
  // A curious visitor taps around in the past.
  await purchaseDialog(page, paid).getByRole('button', { name: '取消' }).click({ force: true });
  await page.keyboard.press('Escape');
  await jumpToLast(page, 'download/answered');
  expect(asked).toEqual([]);
  expect(downloads).toBe(0);
  expect(await world()).toEqual(before);
  expect((await recorded(page)).length).toBe(actions.length);
  expect(await api.paidForGames(member)).toEqual([28]);

  // Back at the last action the session is the member's own again.
  await jumpTo(page, ids.at(-1) ?? 0);
  await expect(resultSheet(page)).toBeVisible();
  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(resultSheet(page)).toBeHidden();
  await expect(page).toHaveURL(at(`/detail/${paid.id}`));
  await askForGame(page);
  await expect(purchaseDialog(page, paid).getByText('你已购买过，再次下载不扣钻')).toBeVisible();
});

test('H1: the past shows its own place and layers, and its address, without a step in the history', async ({
  page,
  context,
  api,
}) => {
  const member = await api.memberWith(cheap.price);
  await signIn(page, member);
  await attachDevTools(context);
  await page.goto('/games?sort=vip');
  await page
    .getByRole('link', { name: /虎掌柜的客栈|潮汐档案员/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
  await openAndAsk(page, cheap);
  await expect(confirmButton(page, cheap)).toBeVisible();
  // Spent elsewhere meanwhile: the server is the one to say so.
  await api.stage({ balance: { uid: member.uid, coins: 1 } });
  await confirmButton(page, cheap).click();
  await expect(insufficientDialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() => history.length);

  await jumpToLast(page, 'download/asked');
  await expect(insufficientDialog(page)).toBeHidden();
  await jumpToLast(page, 'download/fellShort');
  // Its code may have come after it was opened; before, the past shows none.
  await jumpToLast(page, 'overlays/opened', 'chunks/arrived');
  await expect(insufficientDialog(page)).toBeVisible();
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL(at(`/detail/${cheap.id}`));
});
