import { kindsOfPage, whose } from '@e2e/shots/kinds';
import { inPseudoLanguage } from '@e2e/support/pseudo';
import { overhang } from '@e2e/support/reach';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { atRest, travel } from '@e2e/support/travel';
import { chineseLeft, cut } from '@e2e/support/wording';
import { foreignText } from '@scripts/lib/pseudoText';

const kinds = await kindsOfPage();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['guest', 'member'] as const) {
  const shots = kinds.filter((shot) => whose(shot) === who);
  test(`${shots.length} pages of a ${who} in another language, its texts 140 % as long`, async ({
    page,
    api,
    context,
  }) => {
    test.setTimeout(120_000);
    await inPseudoLanguage(context);
    if (who !== 'guest') await signIn(page, await api.persona(who));
    await page.goto('/');
    await atRest(page);
    for (const { name, path } of shots) {
      // What somebody looks for is their own word, as the server's are.
      await travel(page, foreignText(decodeURI(path)));
      await atRest(page);
      expect.soft(await chineseLeft(page), `${name}: Chinese beside the catalogue`).toEqual([]);
      expect.soft(await cut(page), `${name}: cut or covered`).toEqual([]);
      expect.soft(await overhang(page), `${name}: wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}
