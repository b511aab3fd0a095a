import { hold } from '@e2e/support/hold';
import {
  askForGame,
  confirmButton,
  demoGames,
  downloadButton,
  openAndAsk,
  purchaseDialog,
  resultSheet,
} from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

const { cheap, paid, dear, repriced, notForVip } = demoGames;

test('E1, E2, E3: enough diamonds: charged once, the file arrives, the new balance is everywhere', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(100);
  await signIn(page, member);
  await openAndAsk(page, paid);
  const dialog = purchaseDialog(page, paid);
  await expect(dialog.getByText('余额 100 钻，下载后剩 72 钻')).toBeVisible();
  await expect(dialog.getByText('VIP 会员免费下载')).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  expect(download.suggestedFilename()).toBe(`${paid.name}-${paid.version}.apk`);
  await expect(resultSheet(page).getByText('本次扣除 28 钻，余额 72 钻')).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([28]);
  expect(await api.balance(member)).toBe(72);

  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(downloadButton(page)).toHaveText('已购买，直接下载');
  await page.goto('/profile');
  await expect(page.getByRole('group', { name: '我的钻石' }).getByText('72 钻石')).toBeAttached();
  await page.goto('/recharge?view=ledger');
  await expect(page.getByText('余额 72').first()).toBeVisible();
  await page.goto(`/detail/${cheap.id}`);
  await askForGame(page);
  await expect(purchaseDialog(page, cheap).getByText('余额 72 钻，下载后剩 66 钻')).toBeVisible();
});

test('E3: a game that is owned is not charged again', async ({ page, api }) => {
  const member = await api.memberWith(50);
  await signIn(page, member);
  await openAndAsk(page, cheap);
  await Promise.all([page.waitForEvent('download'), confirmButton(page, cheap).click()]);
  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(resultSheet(page)).toBeHidden();

  await askForGame(page);
  await expect(purchaseDialog(page, cheap).getByText('你已购买过，再次下载不扣钻')).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, cheap).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([cheap.price]);
  expect(await api.balance(member)).toBe(50 - cheap.price);
});

test('E1, E2: VIP pays nothing, and is told until when', async ({ page, api }) => {
  const member = await api.memberWith(40);
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() + 10 * 86_400_000 } });
  await signIn(page, member);
  await openAndAsk(page, dear);
  await expect(purchaseDialog(page, dear).getByText(/VIP 会员，有效期至 \d{4}-\d{2}-\d{2}/)).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, dear).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([]);
  expect(await api.balance(member)).toBe(40);
});

test('E1: a press that began on the price counts when the button says VIP before it ends', async ({ page, api }) => {
  const member = await api.memberWith(40);
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() + 10 * 86_400_000 } });
  await signIn(page, member);
  const standing = hold();
  await page.route('**/user/center/me', standing.route);
  await page.goto(`/detail/${dear.id}`);
  // By force: the press is the button's, and the gem only where it begins.
  await downloadButton(page).locator('[data-gem]').hover({ force: true });
  await page.mouse.down();
  standing.release();
  await expect(downloadButton(page)).toHaveText('VIP 免费下载');
  await page.mouse.up();
  await expect(purchaseDialog(page, dear)).toBeVisible();
});

test('E1: where VIP does not include a game, a VIP member pays its price', async ({ page, api }) => {
  const member = await api.memberWith(40);
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() + 10 * 86_400_000 } });
  await signIn(page, member);
  await openAndAsk(page, notForVip);
  await expect(purchaseDialog(page, notForVip).getByText('本游戏不在 VIP 免费范围内')).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, notForVip).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([notForVip.price]);
});

test('E1: VIP that has ended pays', async ({ page, api }) => {
  const member = await api.memberWith(40);
  await api.stage({ vipExpiry: { uid: member.uid, expTime: Date.now() - 60_000 } });
  await signIn(page, member);
  await openAndAsk(page, paid);
  await expect(purchaseDialog(page, paid).getByRole('button', { name: '立即开通' })).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([paid.price]);
});

test('E1: a price that changed meanwhile is asked for anew, and that one is charged', async ({ page, api }) => {
  const member = await api.memberWith(90);
  await signIn(page, member);
  await openAndAsk(page, repriced);
  const dialog = purchaseDialog(page, repriced);
  await expect(dialog.getByText('余额 90 钻，下载后剩 68 钻')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await api.stage({ price: { gameId: repriced.id, amount: 35 } });
  try {
    await confirmButton(page, repriced).click();
    await expect(dialog.getByText('价格刚刚从 22 钻变为 35 钻，请重新确认')).toBeVisible();
    expect(await api.paidForGames(member)).toEqual([]);
    await Promise.all([page.waitForEvent('download'), confirmButton(page, repriced).click()]);
    await expect(resultSheet(page).getByText('本次扣除 35 钻，余额 55 钻')).toBeVisible();
    expect(await api.paidForGames(member)).toEqual([35]);
  } finally {
    await api.stage({ price: { gameId: repriced.id, amount: repriced.price } });
  }
});

test('E3: twenty confirms at once, with Enter on top, are one charge', async ({ page, api }) => {
  const member = await api.memberWith(200);
  await signIn(page, member);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/user\/game\/download\/\d+$/.test(request.url())) asked.push(request.url());
  });
  await openAndAsk(page, paid);
  const confirm = confirmButton(page, paid);
  await confirm.focus();
  await Promise.all([
    page.waitForEvent('download'),
    confirm.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 20; tap += 1) button.click();
    }),
    page.keyboard.press('Enter'),
  ]);
  await expect(resultSheet(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await api.paidForGames(member)).toEqual([paid.price]);
  expect(await api.balance(member)).toBe(172);
});

test('E3: two tabs that confirm at the same time pay once', async ({ context, page, api }) => {
  const member = await api.memberWith(200);
  await signIn(page, member);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openAndAsk(tab, paid);
    await expect(confirmButton(tab, paid)).toBeVisible();
  }
  await Promise.all([page, other].map((tab) => confirmButton(tab, paid).click()));
  // Whoever comes second is told, or simply gets what is owned by now; nobody pays twice.
  await expect.poll(async () => (await api.paidForGames(member)).length).toBe(1);
  for (const tab of [page, other]) {
    const settled = resultSheet(tab).or(confirmButton(tab, paid)).first();
    await expect(settled).toBeVisible();
  }
  expect(await api.balance(member)).toBe(172);
});
