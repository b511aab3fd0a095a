import { readFile } from 'node:fs/promises';
import { goToCashier, payThere } from '@e2e/support/cashier';
import { demoGames, openAndAsk, purchaseDialog, rechargeButton } from '@e2e/support/purchase';
import { openLog } from '@e2e/support/replayPage';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

interface Exported {
  entries: { s: number; a: { type: string; payload?: unknown } }[];
  loads?: { s: number; gap: { ms: number; why: string } }[];
}

test('R12, R18: what was done before the cashier is in the file that is made after it, redacted, and replays equal', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(3);
  await signIn(page, member);
  await openAndAsk(page, demoGames.paid);
  await rechargeButton(page, demoGames.paid).click();
  await expect(page).toHaveURL(at('/recharge'));
  // What is kept until now came by the clock; the rest goes with the page.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plaza:tape') ?? '')).toContain('"pieces":[{');
  await goToCashier(page);
  await payThere(page);
  await expect(purchaseDialog(page, demoGames.paid)).toHaveCount(1);
  // What a page does is written two seconds later: one that is left before that, and before its code came, is in the gap.
  const restored = () =>
    page.evaluate(() =>
      Object.entries(sessionStorage).some(
        ([key, text]) => /^plaza:tape:/.test(key) && /checkout\/re(stored|turned)/.test(text),
      ),
    );
  await expect.poll(restored).toBe(true);
  await page.goto('/profile?view=settings');
  await page.getByRole('button', { name: /操作记录/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出记录文件' }).click();
  const path = await (await saved).path();
  const text = await readFile(path, 'utf8');
  const file = JSON.parse(text) as Exported;

  const why = file.loads?.map(({ gap }) => gap.why) ?? [];
  expect(why).toContain('cashier');
  const cashier = file.loads?.[why.indexOf('cashier')]?.s ?? 0;
  const before = file.entries.filter(({ s }) => s < cashier).map(({ a }) => a.type);
  expect(before).toEqual(expect.arrayContaining(['download/asked', 'download/rechargeChosen', 'checkout/asked']));
  const after = file.entries.filter(({ s }) => s >= cashier).map(({ a }) => a.type);
  expect(after.some((type) => /^checkout\/re(stored|turned)$/.test(type))).toBe(true);
  // The order is the same one on both sides, under a name that is nobody's.
  const orders = [...text.matchAll(/"orderId":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(orders).size).toBe(1);
  for (const secret of [member.password, member.loginName, member.name, member.token]) {
    expect(text).not.toContain(secret);
  }

  await page.goto('/__replay');
  await openLog(page, path);
  await expect(page.getByText(/步全部与记录一致/)).toBeVisible();
});
