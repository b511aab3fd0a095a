import type { Page } from '@playwright/test';

const SETTINGS = /(<script type="application\/json" id="config">)(.*?)(<\/script>)/s;

/** From the next load on, pages come with these settings of the operator beside those of the build. */
export async function operatorSets(page: Page, settings: object): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, begin, own = '{}', end] = SETTINGS.exec(html) ?? [];
    if (begin === undefined) throw new Error('The page brings no settings');
    const all = JSON.stringify({ ...(JSON.parse(own) as object), ...settings });
    return route.fulfill({ response, body: html.replace(SETTINGS, () => `${begin}${all}${end}`) });
  });
}
