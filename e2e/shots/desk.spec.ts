import { mkdir } from 'node:fs/promises';
import { type deskPeople, sitDown } from '@e2e/support/desk';
import { test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawn, openLook } from './look';
import { themes } from './shot';

/** `npm run shots -- --desk`: the pictures of docs/DESK.md, and every room wide and narrow, light and dark, under shots/. */

type Role = keyof typeof deskPeople;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 768, height: 1024 };

interface Room {
  path: string;
  role: Role;
  /** Brings it to what the picture shows. */
  arrange?: (page: Page) => Promise<void>;
}

const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click();
/** The member of the demo who wrote, paid and recorded. */
const MEMBER = '/members/142000126';

const ROOMS: Readonly<Record<string, Room>> = {
  today: { path: '', role: 'admin' },
  letters: { path: '/letters', role: 'support', arrange: press(/付了 68 块/) },
  moderation: { path: '/moderation', role: 'moderator' },
  words: { path: '/moderation/words', role: 'moderator' },
  recordings: { path: '/recordings', role: 'support' },
  members: { path: '/members', role: 'support' },
  member: { path: MEMBER, role: 'support' },
  money: { path: '/money', role: 'finance', arrange: (page) => page.getByRole('row', { name: /迟到/ }).click() },
  settled: { path: '/money/settled', role: 'finance' },
  orders: { path: '/money/orders', role: 'finance' },
  marks: { path: '/money/marks', role: 'finance' },
  refunds: { path: '/money/refunds', role: 'finance' },
  statements: { path: '/money/statements', role: 'finance' },
  statement: { path: '/money/statements/1', role: 'finance' },
  figures: { path: '/figures', role: 'operator' },
  content: { path: '/content/game', role: 'operator', arrange: (page) => page.locator('[data-row]').first().click() },
  package: {
    path: '/content/package',
    role: 'operator',
    arrange: (page) => page.locator('[data-row]').first().click(),
  },
  access: { path: '/access', role: 'admin' },
};

/** What docs/DESK.md shows, and in which theme. */
const PICTURES = { letters: 'light', moderation: 'dark', member: 'light', money: 'light', figures: 'light' } as const;

/** Nothing is being read, and nothing more is after a moment: rooms read one thing after another. */
async function allRead(page: Page): Promise<void> {
  const bones = page.getByRole('status', { name: '正在读取' });
  await page.locator('h1').first().waitFor();
  for (let quiet = 0; quiet < 3; ) {
    await page.waitForTimeout(500);
    quiet = (await bones.count()) === 0 ? quiet + 1 : 0;
  }
  // A frame without an origin, as the phone of a draft, never counts as idle.
  await drawn(page);
}

async function show(page: Page, { path, role, arrange }: Room): Promise<void> {
  await sitDown(page, role, path);
  await allRead(page);
  await arrange?.(page);
  await allRead(page);
}

for (const [name, theme] of Object.entries(PICTURES))
  test(`picture ${name}`, async ({ browser, server, watch }) => {
    const room = ROOMS[name];
    if (!room) throw new Error(name);
    const context = await openLook(browser, watch, { origin: server.origin, theme, viewport: WIDE });
    const page = await context.newPage();
    await show(page, room);
    const taken = await page.screenshot({ animations: 'disabled' });
    await sharp(taken).png({ palette: true }).toFile(`docs/pictures/desk-${name}.png`);
    await context.close();
  });

for (const [name, room] of Object.entries(ROOMS))
  test(`room ${name}`, async ({ browser, server, watch }) => {
    // Four windows, one after the other.
    test.setTimeout(180_000);
    await mkdir(`shots/desk-${name}`, { recursive: true });
    for (const theme of themes)
      for (const viewport of [WIDE, NARROW]) {
        const context = await openLook(browser, watch, { origin: server.origin, theme, viewport, isWindow: true });
        const page = await context.newPage();
        await show(page, room);
        const file = `shots/desk-${name}/${viewport.width}-${theme}.png`;
        await page.screenshot({ path: file, animations: 'disabled' });
        await context.close();
      }
  });
