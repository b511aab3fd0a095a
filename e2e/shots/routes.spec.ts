import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { atRest, openLook } from './look';
import { routeShots } from './routeShots';
import { everybody, themes } from './shot';

const shots = await routeShots();
const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 800 } };

/** The pictures of the one sheet of all routes: whoever visits one after the other, in one browser each. */
for (const who of everybody) {
  for (const theme of themes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      test(`all routes ${who} ${size} ${theme}`, async ({ browser, server, api, watch }) => {
        test.setTimeout(300_000);
        const context = await openLook(browser, watch, { origin: server.origin, theme, viewport });
        const page = await context.newPage();
        if (who !== 'guest') await signIn(page, await api.persona(who));
        for (const { name, path, arrange } of shots) {
          await page.goto(path);
          await atRest(page);
          await arrange?.(page);
          const file = `shots/routes/${name}/${who}-${size}-${theme}.png`;
          await page.screenshot({ path: file, animations: 'disabled' });
        }
        expect(shots.length).toBeGreaterThan(0);
        await context.close();
      });
    }
  }
}
