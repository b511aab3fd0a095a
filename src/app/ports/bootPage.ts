import { firstScreenOf } from '@/app/first-screen/firstScreenOf';
import { browserTextScale } from '@/theme/textScale';

/** A request the page sent before the app's code was there, for whoever was signed in then. */
export interface EarlyAnswer {
  url: string;
  uid: string;
  token: string;
  response: Promise<Response>;
}

/** What the boot script leaves behind for the app. */
export interface EarlyData {
  /** The operator's settings, as parsed JSON. */
  config?: Promise<unknown>;
  answer?: Promise<EarlyAnswer | undefined>;
}

/** A page the boot script can run in. */
export type BootWindow = Pick<Window, 'localStorage' | 'document' | 'location'> & {
  fetch: typeof fetch;
  plazaEarly?: EarlyData;
};

type Fields = Record<string, unknown>;

function stored(page: BootWindow, key: string): Fields {
  try {
    return (JSON.parse(page.localStorage.getItem(key) ?? '{}') as Fields | null) ?? {};
  } catch {
    return {};
  }
}

function text(value: unknown): string {
  try {
    const inner = JSON.parse(String(value)) as unknown;
    return typeof inner === 'string' ? inner : '';
  } catch {
    return '';
  }
}

/** Theme, motion, text size and the kind of first screen before the first paint, so that nothing flashes (B4). */
function dress(page: BootWindow) {
  const { theme, motion, textScale } = stored(page, 'plaza:settings');
  const root = page.document.documentElement;
  root.dataset.screen = firstScreenOf(page.location.pathname);
  if (text(stored(page, 'plaza:account').uid)) root.dataset.member = '';
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'reduced') root.dataset.motion = motion;
  if (typeof textScale === 'number') root.style.setProperty('--text-scale-app', String(textScale));
  root.style.setProperty('--text-scale-browser', String(browserTextScale(page.document)));
}

/** The home page's data, asked for with the member's own headers: without them a member would get a guest's answer. */
async function askForHome(page: BootWindow, config: Promise<unknown>): Promise<EarlyAnswer | undefined> {
  const { apiBase = '/api', appID = '2008' } = ((await config) as Fields | undefined) ?? {};
  const account = stored(page, 'plaza:account');
  const [uid, token] = [text(account.uid), text(account.token)];
  const url = `${apiBase}/v1/home/feed?${new URLSearchParams({ appID: String(appID) })}`;
  const headers = {
    Accept: 'application/json, text/plain, */*',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    uid,
    token,
  };
  const response = page.fetch(url, { headers });
  // Without a network it fails before anybody is there to hear of it.
  fetchPicture(page, response).catch(() => undefined);
  return { url, uid, token, response };
}

/** The largest picture of home, from the moment its address is known: the code that draws it is still on its way. */
async function fetchPicture({ document }: BootWindow, response: Promise<Response>) {
  const { data } = await (await response).clone().json();
  document.createElement('img').src = data.banners[0].image;
}

/** The files of the page that is asked for, by the page's own table of them: they need not wait for the app's code. */
function fetchCode({ document, location }: BootWindow) {
  const table = JSON.parse(document.getElementById('chunks')?.textContent ?? '{}') as Record<string, [string, string]>;
  const head = location.pathname.split('/')[1];
  for (const name of head ? [`page-${head}`, 'page-base', 'late-base'] : ['page-home']) {
    const row = table[name];
    if (!row) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = `/assets/${name}.${row[0]}.js`;
    link.integrity = `sha256-${row[1]}`;
    link.nonce = document.currentScript?.nonce ?? '';
    document.head.append(link);
  }
}

/** The operator's settings: the server's pages bring them, others have to ask. */
function settings(page: BootWindow): Promise<unknown> {
  const brought = page.document.getElementById('config')?.textContent;
  if (brought) return Promise.resolve(JSON.parse(brought));
  return page
    .fetch('/config.json')
    .then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : undefined))
    .catch(() => undefined);
}

/** All that happens before the app's own code: looks, the operator's settings, the first page's code and data. */
export function bootPage(page: BootWindow): void {
  dress(page);
  fetchCode(page);
  const config = settings(page);
  page.plazaEarly = { config };
  if (page.location.pathname === '/') page.plazaEarly.answer = askForHome(page, config).catch(() => undefined);
}
