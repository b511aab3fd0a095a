import { collectShots } from '@e2e/shots/collect';
import { routeOf } from '@e2e/shots/routeShots';
import { atRest, inPseudoLanguage, travel } from '@e2e/support/pseudo';
import { overhang } from '@e2e/support/reach';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { chineseLeft, cut } from '@e2e/support/wording';
import { foreignText } from '@scripts/lib/pseudoText';

/** The route and the view or tab of it: what a page is made of, not what is on it. */
const kindOf = (path: string) => {
  const { searchParams } = new URL(path, 'http://plaza');
  return [routeOf(path), searchParams.get('view'), searchParams.get('tab')].join(' ');
};
const pages = (await collectShots()).filter(({ arrange }) => arrange === undefined);
const kinds = pages.filter((shot, at) => pages.findIndex((other) => kindOf(other.path) === kindOf(shot.path)) === at);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['guest', 'member'] as const) {
  const shots = kinds.filter((shot) => (shot.who?.[0] ?? 'guest') === who);
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
