import type { Locator, Page } from '@playwright/test';

/** A game of the demo catalogue. */
export interface DemoGame {
  id: number;
  name: string;
  version: string;
  /** In diamonds; 0 is free. */
  price: number;
}

/** Games of the demo by what they are good for; each job takes its own, so that no test changes another's prices. */
export const demoGames = {
  free: { id: 8, name: '国王熊太空站', version: '2.5.0', price: 0 },
  cheap: { id: 42, name: '猫头鹰夜班车', version: '1.1.3', price: 6 },
  paid: { id: 12, name: '零号街机器人', version: '1.2.2', price: 28 },
  dear: { id: 31, name: '赤星机兵', version: '2.1.3', price: 60 },
  repriced: { id: 20, name: '山坡上的茶农', version: '1.0.7', price: 22 },
  notForVip: { id: 10, name: '狐影剑谱', version: '1.3.3', price: 32 },
} as const satisfies Record<string, DemoGame>;

/** The purchase dialog of a game. */
export const purchaseDialog = (page: Page, { name }: DemoGame): Locator =>
  page.getByRole('dialog', { name: `下载《${name}》`, exact: true });

export const insufficientDialog = (page: Page): Locator => page.getByRole('dialog', { name: '钻石不够了' });
export const resultSheet = (page: Page): Locator => page.getByRole('dialog', { name: '下载已开始' });
export const vipSheet = (page: Page): Locator => page.getByRole('dialog', { name: '开通星钻 VIP' });

/** The main button of a game's page. */
export const downloadButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /下载/ });

/** Taps 下载 on the game's page that is open; the device says which package. */
export async function askForGame(page: Page): Promise<void> {
  await downloadButton(page).click();
}

/** A browser on a device that games don't come for: who taps 下载 there is asked for which. */
export const onDesktop = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

/** What asks for the package. */
export const platformSheet = (page: Page): Locator => page.getByRole('dialog', { name: '选择下载版本' });

/** Opens a game's page and taps 下载. */
export async function openAndAsk(page: Page, { id }: DemoGame): Promise<void> {
  await page.goto(`/detail/${id}`);
  await askForGame(page);
}

/** What the main button says instead where the diamonds do not reach. */
export const rechargeButton = (page: Page, game: DemoGame): Locator =>
  purchaseDialog(page, game).getByRole('button', { name: '去充值' });

/** The button that agrees to the purchase. */
export const confirmButton = (page: Page, game: DemoGame): Locator =>
  purchaseDialog(page, game).getByRole('button', { name: /^(确认|免费)下载$/ });
