import { signIn } from '@e2e/support/signIn';
import { test } from '@e2e/support/test';
import { collectShots } from './collect';
import { atRest, openLook } from './look';
import { everybody, themes } from './shot';

const shots = await collectShots();
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const shot of shots) {
  for (const who of shot.who ?? everybody) {
    for (const theme of themes) {
      test(`${shot.name} ${who} ${theme}`, async ({ browser, server, api, watch }) => {
        for (const viewport of sizes) {
          const context = await openLook(browser, watch, { origin: server.origin, theme, viewport });
          const page = await context.newPage();
          if (who !== 'guest') await signIn(page, await api.persona(who));
          await page.goto(shot.path);
          await atRest(page);
          await shot.arrange?.(page);
          const file = `shots/${shot.name}/${who}-${viewport.width}x${viewport.height}-${theme}.png`;
          await page.screenshot({ path: file, animations: 'disabled' });
          await context.close();
        }
      });
    }
  }
}
