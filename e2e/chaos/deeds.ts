import { askForGame } from '@e2e/support/purchase';
import type { Locator } from '@playwright/test';
import type { Hands } from './hands';

type Deed = (hands: Hands) => Promise<void>;

const PLACES = [
  ...['/', '/games', '/games?sort=hot', '/animate', '/animate?tab=rank', '/square', '/profile', '/message', '/faq'],
  ...['/checkin', '/welfare', '/gifts', '/activity', '/activity?tab=tasks', '/recharge', '/recharge?view=ledger'],
  ...['/detail/12', '/post/3', '/bookinfo/11', '/bookmenu/11', '/readbook/1/1', '/readbook/21/79', '/find', '/user'],
  ...['/readhistory', '/subscriblist', '/commenthistory', '/business', '/download', '/profile?pop=1', '/square?q=云'],
];
const PAID_GAMES = [12, 31, 42, 20, 10, 5, 14, 23, 27, 36];
const BOOKS = [1, 2, 11, 12, 13, 21, 22];

const sometimesTwice = (hands: Hands, button: Locator) =>
  hands.chance(0.3) ? button.dblclick({ timeout: 8_000 }) : button.click({ timeout: 8_000 });

const buy: Deed = async (hands) => {
  const { page } = hands;
  await hands.stayMember();
  await hands.open(`/detail/${hands.among(PAID_GAMES)}`);
  await askForGame(page);
  await sometimesTwice(hands, page.getByRole('dialog').getByRole('button', { name: /^(确认|免费)下载$/ }));
  if (hands.chance(0.3)) await page.reload({ waitUntil: 'commit' });
};

const recharge: Deed = async (hands) => {
  const { page } = hands;
  await hands.stayMember();
  await hands.open('/recharge');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await sometimesTwice(hands, page.getByRole('button', { name: /^立即支付/ }));
  await page.getByRole('heading', { name: '沙箱收银台' }).waitFor();
  const end = hands.among(['确认支付', '支付成功，结果重复通知', '支付失败', '取消订单', undefined]);
  if (end === undefined) return void (await page.goBack({ waitUntil: 'commit' }));
  if (/确认|成功/.test(end)) hands.agreed.pay += 1;
  await sometimesTwice(hands, page.getByRole('button', { name: end }));
};

const openVip: Deed = async (hands) => {
  const { page } = hands;
  await hands.stayMember();
  await hands.open('/profile?pop=1');
  const sheet = page.getByRole('dialog', { name: '开通星钻 VIP' });
  await sheet.getByRole('radio', { name: /^月度 VIP/ }).check();
  await sheet.getByRole('radio', { name: /钻石支付/ }).check();
  await sheet.getByRole('checkbox').check();
  hands.agreed.vip += 1;
  await sometimesTwice(hands, sheet.getByRole('button', { name: /月度 VIP/ }));
};

/** The address of a chapter of the book that is sold, if there is one. */
async function lockedChapter({ server, random }: Hands, bookId: number): Promise<string | undefined> {
  const answer = await fetch(`${server}/api/v1/book/${bookId}/chapter/list?appID=2008`);
  const { data } = (await answer.json()) as { data: { records: { id: number; pay: string }[] } | null };
  const sold = data?.records.filter(({ pay }) => pay === 'coin') ?? [];
  const chosen = sold[Math.floor(random() * Math.min(sold.length, 8))];
  return chosen && `/readbook/${bookId}/${chosen.id}`;
}

const unlock: Deed = async (hands) => {
  const { page } = hands;
  const path = await lockedChapter(hands, hands.among(BOOKS));
  if (path === undefined) return;
  await hands.stayMember();
  await hands.open(path);
  await page
    .getByRole('button', { name: /^(购买本|买下|连买|VIP 免费解锁)/ })
    .first()
    .click();
  const agree = page.getByRole('dialog', { name: /^解锁/ }).getByRole('button', { name: /^(VIP 免费)?解锁$/ });
  await sometimesTwice(hands, agree);
};

const claim: Deed = async (hands) => {
  const { page } = hands;
  await hands.stayMember();
  await hands.open(hands.among(['/checkin', '/gifts', '/activity?tab=tasks', '/activity?id=1', '/activity?id=2']));
  await sometimesTwice(hands, page.getByRole('button', { name: /^(立即签到|领取|抽奖|参加|报名|补签)/ }).first());
};

/** The forms whose drafts outlive everything but sending. */
const FORMS = {
  post: {
    path: '/postpage',
    box: (hands: Hands) => hands.page.getByRole('textbox', { name: '正文' }),
  },
  comment: {
    path: '/post/3',
    async box(hands: Hands) {
      await hands.page.getByRole('button', { name: /说点什么…|^\[草稿\]/ }).click();
      return hands.page.getByRole('dialog').getByRole('textbox');
    },
  },
} as const;
type FormName = keyof typeof FORMS;

const write: Deed = async (hands) => {
  const name = hands.among<FormName>(['post', 'comment']);
  const { path, box } = FORMS[name];
  await hands.stayMember();
  await hands.open(path);
  const text = `写到一半的话，编号 ${Math.floor(hands.random() * 1e9)}，等会儿再回来接着写`;
  const field = await box(hands);
  await field.fill(text);
  // Words count as written once the hands have been quiet for 300 ms (decision 0006).
  await hands.page.waitForFunction(
    (words) => Object.values({ ...localStorage }).some((kept) => (kept as string).includes(words)),
    text,
    { timeout: 5_000 },
  );
  hands.drafts.set(name, { path, text });
};

/** Whether the server has it: then it was sent, and is no draft any more. */
async function wasSent({ server, member }: Hands, name: FormName, text: string): Promise<boolean> {
  const path = name === 'post' ? 'v1/square/post/me' : 'v1/square/comment/me';
  const answer = await fetch(`${server}/api/${path}?appID=2008&currentPage=1&pageSize=50`, {
    headers: { uid: member.uid, token: member.token },
  });
  return (await answer.text()).includes(text);
}

/** Goes back to each begun text and finds it as it was left. */
export const lookForDrafts: Deed = async (hands) => {
  for (const [name, { path, text }] of hands.drafts) {
    await hands.stayMember();
    await hands.open(path);
    const field = await FORMS[name].box(hands);
    await field.waitFor();
    hands.draftsChecked += 1;
    const found = async () => (await field.inputValue()) === text;
    const deadline = Date.now() + 5_000;
    while (!(await found()) && Date.now() < deadline) await hands.page.waitForTimeout(200);
    if (await found()) continue;
    if (!(await wasSent(hands, name, text))) hands.lost.push(`${name}: ${text} (found: ${await field.inputValue()})`);
    hands.drafts.delete(name);
  }
};

const offline: Deed = async (hands) => {
  const context = hands.page.context();
  await context.setOffline(true);
  try {
    await hands.pressSomething('a[href^="/"], button');
    await hands.page.waitForTimeout(500 + hands.random() * 4_000);
  } finally {
    await context.setOffline(false);
  }
};

/** What a member may do next, with how often among the others. */
export const DEEDS: Readonly<Record<string, { weight: number; run: Deed }>> = {
  follow: { weight: 22, run: (hands) => hands.pressSomething('a[href^="/"]:not([target])') },
  press: { weight: 24, run: (hands) => hands.pressSomething('button, [role="tab"], [role="radio"]') },
  scroll: { weight: 10, run: ({ page, random }) => page.mouse.wheel(0, (random() - 0.25) * 4_000) },
  back: { weight: 8, run: async ({ page }) => void (await page.goBack({ waitUntil: 'commit', timeout: 8_000 })) },
  forward: { weight: 2, run: async ({ page }) => void (await page.goForward({ waitUntil: 'commit', timeout: 8_000 })) },
  escape: { weight: 5, run: ({ page }) => page.keyboard.press('Escape') },
  visit: { weight: 8, run: (hands) => hands.open(hands.among(PLACES)) },
  reload: { weight: 3, run: async ({ page }) => void (await page.reload({ waitUntil: 'commit', timeout: 15_000 })) },
  search: {
    weight: 3,
    run: async (hands) => {
      await hands.open(hands.among(['/square?q=云', '/games', '/animate']));
      await hands.page
        .getByRole('searchbox')
        .first()
        .fill(hands.among(['云', '猫', '剑', '深夜', '']));
    },
  },
  offline: { weight: 3, run: offline },
  buy: { weight: 8, run: buy },
  recharge: { weight: 4, run: recharge },
  vip: { weight: 0.4, run: openVip },
  unlock: { weight: 6, run: unlock },
  claim: { weight: 3, run: claim },
  write: { weight: 4, run: write },
  drafts: { weight: 3, run: lookForDrafts },
};
