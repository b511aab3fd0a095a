import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown, standUp } from '@e2e/support/desk';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

test.describe('letters', () => {
  test('are written on the phone, answered at the desk, read in the messages, written on and rated', async ({
    page,
    member,
    browser,
    watch,
  }) => {
    // Two people, one after the other, from the first word to the rating.
    test.setTimeout(120_000);
    const words = `礼包码 ${Date.now()} 显示已经被用掉，可是我刚领到`;
    await signIn(page, member);
    await page.goto('/faq');
    await page.getByRole('button', { name: '意见反馈' }).click();
    await page.getByLabel('反馈内容').fill(words);
    // Two screenshots: one is slow, one fails first; the letter waits for both.
    watch.allow(/Failed to load resource/);
    let letGo = () => {};
    const slow = new Promise<void>((done) => {
      letGo = done;
    });
    let uploads = 0;
    await page.route('**/api/v1/letter/picture', async (route) => {
      uploads += 1;
      if (uploads === 1) await slow;
      return uploads === 2 ? route.fulfill({ status: 500 }) : route.continue();
    });
    const buffer = await page.screenshot();
    const choose = (name: string) => page.getByLabel('添加图片').setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('a.png');
    // Both are drawn at once: which leaves first is not told.
    await expect.poll(() => uploads).toBe(1);
    await choose('b.png');
    await page.getByRole('button', { name: '重新上传图片 2' }).click();
    await page.getByRole('button', { name: '提交反馈' }).click();
    await expect(page.getByText('图片传完就发送…')).toBeVisible();
    letGo();
    await expect(page.getByText('客服的回复会在“我的来信”里')).toBeVisible();
    await page.goto('/letters');
    await page.getByRole('link', { name: new RegExp(words.slice(0, 12)) }).click();
    await expect(page.getByText('等待回复')).toBeVisible();
    const mine = page.getByRole('img', { name: '附图 1，共 2 张' });
    await expect(mine).toHaveJSProperty('complete', true);
    const address = (await mine.getAttribute('src')) ?? '';
    expect((await page.request.get(address)).headers()['cache-control']).toBe('private, no-store');
    const number = new URL(page.url()).pathname.split('/').at(-1);

    const theirs = await browser.newContext(deskWindow);
    const desk = await theirs.newPage();
    await sitDown(desk, 'support', `/letters/${number}`);
    await expect(desk.getByRole('region', { name: '往来' })).toContainText(words);
    await desk.keyboard.press('v');
    const large = desk.getByRole('dialog', { name: '附图' }).getByRole('img');
    await expect(large).toHaveJSProperty('naturalWidth', page.viewportSize()?.width);
    await desk.keyboard.press('ArrowRight');
    await expect(large).toHaveAccessibleName('附图 2，共 2 张');
    const theirAddress = (await large.getAttribute('src')) ?? '';
    expect((await desk.request.get(theirAddress)).status()).toBe(200);
    // What opens for support opens for nobody else.
    expect((await page.request.get(theirAddress)).status()).toBe(404);
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('a');
    await expect(desk.getByText('已归到你名下')).toBeVisible();
    await desk.keyboard.press('n');
    await desk.keyboard.type('先查码');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('备注已记下')).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('/');
    await desk.keyboard.type('礼包');
    await desk.getByRole('option', { name: /补发礼包/ }).waitFor();
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel('写给会员')).toHaveValue(new RegExp(`^${member.account.name} 你好`));
    await desk.keyboard.type('{次数}');
    await expect(desk.getByText('还没填：次数')).toBeVisible();
    await expect(desk.getByRole('button', { name: /发出并等会员/ })).toBeDisabled();
    for (const _ of '{次数}') await desk.keyboard.press('Backspace');
    await desk.getByRole('button', { name: /发出并等会员/ }).click();
    await expect(desk.getByText('已发出，会员在消息里看到')).toBeVisible();

    await page.goto('/message');
    await page.getByText('客服回复了你的来信').first().click();
    await page.getByRole('dialog').getByRole('button', { name: '去看看' }).click();
    await expect(page.getByRole('list', { name: '来信往来' })).toContainText('换了一枚新的礼包码');
    await expect(page.getByText('先查码')).toBeHidden();
    await page.getByLabel('接着写').fill('新的可以用了，谢谢');
    await page.getByRole('button', { name: '发送' }).click();
    await expect(page.getByRole('list', { name: '来信往来' })).toContainText('新的可以用了，谢谢');
    await page.getByRole('radio', { name: /5/ }).check({ force: true });
    await page.getByRole('button', { name: '提交评分' }).click();
    await expect(page.getByText('你给了 5 星')).toBeVisible();

    await expect(desk.getByRole('region', { name: '往来' })).toContainText('新的可以用了，谢谢', { timeout: 15_000 });
    await expect(desk.getByRole('region', { name: '往来' })).toContainText('会员给了 5 星');
    expect(await axeInBothThemes(desk)).toEqual([]);
    await theirs.close();
  });

  test.describe('at the desk', () => {
    test.use(deskWindow);

    test('doubles of one writer are marked in the list and merged at once, into the oldest', async ({
      page,
      member,
      api,
    }) => {
      const mark = `双${Date.now()}`;
      const ids: number[] = [];
      for (const more of ['没有到账', '还是没有到账', '怎么还没有到账']) {
        const draft = { kind: 'bug', content: `${mark} 付的钻石${more}`, deviceID: 'e2e-doubles' };
        ids.push((await api.post<{ letterId: number }>('v1/feedback', draft, member)).letterId);
      }
      const [oldest = 0, second = 0, third = 0] = ids;
      await sitDown(page, 'support', `/letters/${second}`);
      await expect(page.getByText('同一人还有 2 封相似的来信')).toBeVisible();
      await expect(page.getByRole('button', { name: new RegExp(`${mark}.*另有相似的`) })).toHaveCount(3);
      await page.keyboard.press('Shift+M');
      await expect(page.getByText('选了 3 封')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+D');
      const dialog = page.getByRole('dialog', { name: '合并相似的来信' });
      await expect(dialog).toContainText('合并以后不能再拆开');
      await expect(dialog).toContainText(`来信 ${second}、${third} 并入 ${oldest}`);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(`已合成来信 ${oldest}`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/letters/${oldest}`));
      await expect(page.getByRole('region', { name: '往来' })).toContainText('怎么还没有到账');
      await expect(page.getByText(/封相似的来信/)).toBeHidden();
      await standUp(page);

      await sitDown(page, 'moderator', `/letters/${oldest}`);
      await expect(page.getByRole('region', { name: '往来' })).toContainText('怎么还没有到账');
      const answer = await page.request.post(`/api/desk/v1/letters/${oldest}/merges`, {
        headers: { desk: '1' },
        data: { seen: 0, letters: [{ id: third, seen: 0 }] },
      });
      expect(await answer.json()).toMatchObject({ code: 1006, data: { needs: 'letters.act' } });
    });

    test('who may only read them writes notes and nothing else', async ({ page }) => {
      await sitDown(page, 'moderator', '/letters');
      await page.getByRole('button', { name: /VIP 买错了想退/ }).click();
      await expect(page.getByText('你的角色只看来信、写备注')).toBeVisible();
      await expect(page.getByLabel('写给会员')).toHaveCount(0);
      const answer = await page.request.post('/api/desk/v1/letters/1/close', {
        headers: { desk: '1' },
        data: { seen: 0 },
      });
      expect(await answer.json()).toMatchObject({ code: 1006, data: { needs: 'letters.act' } });
    });
  });
});
