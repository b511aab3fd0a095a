import { fillHome, type RawFeed } from '@/app/first-screen/fillHome';
import { firstScreenOf } from '@/app/first-screen/firstScreenOf';
import { FEED_KEY } from '@/features/home/feedKey';
import { isOwn } from '@/lib/url/own';
import { API_BASE, DEFAULT_API_BASE } from '@/shell/config/apiBase';
import { CONFIG_KEY } from '@/shell/config/configKey';
import { CONFIG_PATIENCE_MS } from '@/shell/config/configPatience';
import { browserTextScale } from '@/theme/textScale';
import { type FaultWindow, type StartWatch, watchStart } from './bootFault';

/** A request the page sent before the app's code was there, for whoever was signed in then. */
export interface EarlyAnswer {
  url: string;
  uid: string;
  token: string;
  response: Promise<Response>;
}

/** Of each lazy file what its name ends with, and its sum; by chunk (scripts/webpack/chunkTable.ts). */
export type ChunkRows = Record<string, [ending: string, sum: string]>;

/** What the boot script leaves behind for the app. */
export interface EarlyData {
  /** The operator's settings, as parsed JSON; fails where they could not be had. */
  config?: Promise<unknown>;
  /** They are those of the last visit. */
  usesLastConfig?: boolean;
  answer?: Promise<EarlyAnswer | undefined>;
  /** Shows what is known of home; the page calls it once its first screens are there (public/index.html). */
  show?: () => void;
  /** The app draws home from now on. */
  isTaken?: boolean;
  /** After the first frame: it goes before the app's start where both could begin at once. */
  drawn?: Promise<unknown>;
  /** Puts in the rows that the page's own table leaves out: they are asked for once, and again after a failure. */
  fill?: (table: ChunkRows) => Promise<ChunkRows>;
  /** Waits for the app's own script, and says so where it does not come. */
  start?: StartWatch;
}

/** A page the boot script can run in. */
export type BootWindow = FaultWindow &
  Pick<Window, 'localStorage' | 'requestAnimationFrame' | 'location'> & { plazaEarly?: EarlyData };

type Fields = Record<string, unknown>;

function stored(page: BootWindow, key: string): Fields {
  try {
    return (JSON.parse(page.localStorage.getItem(key) ?? '{}') as Fields | null) ?? {};
  } catch {
    return {};
  }
}

function keep(page: BootWindow, key: string, value: unknown) {
  const text = JSON.stringify(value);
  try {
    // Where storage is denied, naming it is what throws.
    const { localStorage } = page;
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    // Without storage every visit asks first.
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

/** Who is signed in; nobody: ''. */
const uidOf = (page: BootWindow): string => text(stored(page, 'plaza:account').uid);

/** What this very member (or guest) saw of home last time. */
function keptFeed(page: BootWindow, uid: string): RawFeed | undefined {
  const kept = stored(page, FEED_KEY) as { uid?: string; feed?: RawFeed };
  return kept.uid === uid ? kept.feed : undefined;
}

/** What of home may be shown at once: its top as the page brings it, over what was seen last time. */
function knownFeed(page: BootWindow, uid: string): RawFeed | undefined {
  const kept = keptFeed(page, uid);
  const top = brought(page, 'home') as RawFeed | undefined;
  const feed = top ? { ...kept, ...top } : kept;
  const picture = feed?.banners?.[0]?.image;
  // One that the page does not ask for and nobody has seen may be heavy: its answer comes before it.
  const isNear = page.document.getElementById('picture') !== null || picture === kept?.banners?.[0]?.image;
  if (isNear && typeof picture === 'string') showPicture(page, picture);
  // The app draws the same over it: it finds it in the storage, as after an earlier visit.
  if (top && feed) keepFeed(page, uid, feed);
  return feed;
}

const keepFeed = (page: BootWindow, uid: string, feed: RawFeed) => keep(page, FEED_KEY, { uid, feed });

/** In the box of home's first banner; a JSON text is a string to CSS as well, whatever stands in it. */
const showPicture = ({ document }: BootWindow, address: string) =>
  document.documentElement.style.setProperty('--first-picture', `url(${JSON.stringify(address)})`);

/** The operator's theme, the member's light or dark, motion, text size and the kind of first screen before the first paint, so that nothing flashes (B4). Answers what home may show at once. */
function dress(page: BootWindow, skin: unknown): RawFeed | undefined {
  const { theme, motion, textScale } = stored(page, 'plaza:settings');
  const root = page.document.documentElement;
  root.dataset.screen = firstScreenOf(page.location.pathname);
  const uid = uidOf(page);
  if (uid) root.dataset.member = '';
  if (typeof skin === 'string') root.dataset.skin = skin;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (motion === 'reduced') root.dataset.motion = motion;
  if (typeof textScale === 'number') root.style.setProperty('--text-scale-app', String(textScale));
  root.style.setProperty('--text-scale-browser', String(browserTextScale(page.document)));
  return root.dataset.screen === 'home' ? knownFeed(page, uid) : undefined;
}

function showKnown({ document }: BootWindow, feed: RawFeed) {
  try {
    fillHome(document, feed);
  } catch {
    // The app drops a record that is damaged.
  }
}

/** Data that stands in the page itself. */
function brought({ document }: BootWindow, id: string): Fields | undefined {
  const data = document.getElementById(id)?.textContent;
  return data ? (JSON.parse(data) as Fields) : undefined;
}

/** The home page's data, asked for with the member's own headers: without them a member would get a guest's answer. */
async function askForHome(page: BootWindow, config: Promise<unknown>): Promise<EarlyAnswer> {
  // Settings that fail or come late are the defaults, as they are for the app: every call of it waits for this one.
  const late = new Promise((resolve) => page.setTimeout(resolve, CONFIG_PATIENCE_MS));
  const known = await Promise.race([config, late]).catch(() => undefined);
  const { apiBase, appID = '2008' } = (known ?? {}) as Fields;
  const base = API_BASE.test(String(apiBase)) ? apiBase : DEFAULT_API_BASE;
  const account = stored(page, 'plaza:account');
  const [uid, token] = [text(account.uid), text(account.token)];
  const url = `${base}/v1/home/feed?${new URLSearchParams({ appID: String(appID) })}`;
  const headers = {
    Accept: 'application/json, text/plain, */*',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    uid,
    token,
  };
  const response = page.fetch(url, { headers });
  // Without a network it fails before anybody is there to hear of it.
  showAnswer(page, uid, response).catch(() => undefined);
  return { url, uid, token, response };
}

/** What the app takes to draw home once all of it is there, on a slow phone. */
const DRAWN_MS = 300;

/** Home's answer, from the moment it is there: its largest picture is fetched, and unless the app draws home by now the page shows it. */
async function showAnswer(page: BootWindow, uid: string, response: Promise<Response>) {
  const { data: feed } = (await (await response).clone().json()) as { data: RawFeed };
  const address = feed.banners?.[0]?.image;
  if (address && typeof address === 'string') fetchPicture(page, address);
  if (page.plazaEarly?.isTaken || uid !== uidOf(page)) return;
  keepFeed(page, uid, feed);
  fillHome(page.document, feed);
}

/** The code that draws it is still on its way. */
function fetchPicture(page: BootWindow, address: string) {
  const picture = page.document.createElement('img');
  // Then the line is free and home most likely drawn, and who taps next does not wait for it.
  picture.onload = () => page.setTimeout(() => page.plazaEarly?.fill?.({}).catch(() => undefined), DRAWN_MS);
  picture.src = address;
  showPicture(page, address);
}

/** The files of the page that is asked for, by the table of them: they need not wait for the app's code. */
function fetchCode({ document, location, plazaEarly }: BootWindow, table: ChunkRows, nonce: string) {
  const head = location.pathname.split('/')[1];
  const fetchIn = (names: string[]) => {
    for (const name of names) {
      const row = table[name];
      if (!row) continue;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = `/assets/${name}.${row[0]}.js`;
      link.integrity = `sha256-${row[1]}`;
      link.nonce = nonce;
      document.head.append(link);
    }
  };
  fetchIn(head ? ['page-base', 'late-base'] : ['page-home']);
  if (head)
    plazaEarly?.fill?.(table).then(
      () => fetchIn([`page-${head}`]),
      () => undefined,
    );
}

/** The rows of the table that stand in a file of their own, which the page's table names (`chunks`). */
function otherRows(page: BootWindow, [ending, sum]: ChunkRows[string]): NonNullable<EarlyData['fill']> {
  let asked: Promise<ChunkRows> | undefined;
  return async (table) => {
    asked ??= page
      .fetch(`/assets/chunks.${ending}.json`, { integrity: `sha256-${sum}` })
      .then((answer) => answer.json() as Promise<ChunkRows>);
    try {
      return Object.assign(table, await asked);
    } catch (fault) {
      asked = undefined;
      throw fault;
    }
  };
}

/** The operator's settings of now, from where they stand. */
async function askForConfig(page: BootWindow): Promise<unknown> {
  const answer = await page.fetch('/config.json');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

/**
 * The operator's settings: the server's pages bring them, else those of the last visit are near enough to start with
 * (`freshConfigEffects` asks for newer ones later), else they are waited for.
 */
function configOf(page: BootWindow): Pick<EarlyData, 'usesLastConfig'> & { config: Promise<unknown> } {
  const here = brought(page, 'config');
  const last = stored(page, CONFIG_KEY);
  // By what was true last time a member's token is sent to no other origin.
  const isUsable = Object.keys(last).length > 0 && isOwn(String(last.apiBase ?? DEFAULT_API_BASE));
  if (!here && isUsable) return { config: Promise.resolve(last), usesLastConfig: true };
  const config = here ? Promise.resolve(here) : askForConfig(page);
  config.then(
    // Those that the next visit begins with.
    (known) => keep(page, CONFIG_KEY, known),
    // The app says so once it is there (`loadConfig`).
    () => undefined,
  );
  return { config };
}

/** A page that nobody sees draws no frames. */
const FRAME_PATIENCE_MS = 500;

const firstFrame = (page: BootWindow) =>
  new Promise((resolve) => {
    page.requestAnimationFrame(() => page.setTimeout(resolve));
    page.setTimeout(resolve, FRAME_PATIENCE_MS);
  });

/** All that happens before the app's own code: looks, the operator's settings, the first page's code and data. */
export function bootPage(page: BootWindow): void {
  const feed = dress(page, (brought(page, 'config') ?? stored(page, CONFIG_KEY)).theme);
  const table = (brought(page, 'chunks') ?? {}) as ChunkRows;
  const early = configOf(page);
  const start = watchStart(page, early.config);
  // What asks the network costs more than all else here; the page is read to its end first, for the sake of its first frame.
  const read = new Promise<void>((resolve) => page.setTimeout(resolve));
  page.plazaEarly = {
    ...early,
    show: () => feed && showKnown(page, feed),
    start,
    drawn: firstFrame(page),
    ...(table.chunks && { fill: otherRows(page, table.chunks) }),
  };
  const nonce = page.document.currentScript?.nonce ?? '';
  read.then(() => fetchCode(page, table, nonce));
  if (page.location.pathname === '/')
    page.plazaEarly.answer = read.then(() => askForHome(page, early.config)).catch(() => undefined);
}
