import { isFollowable } from '@/lib/url/followable';
import { API_BASE, DEFAULT_API_BASE } from '@/shell/config/apiBase';
import { bootFaultText as text } from '@/text/bootFault';

/** How long the app's own script may be on its way before the page says so, ms; it may still come after that. */
export const SCRIPT_PATIENCE_MS = 10_000;

/** A page that can say that its app did not come. */
export interface FaultWindow {
  document: Document;
  location: Pick<Location, 'reload'>;
  setTimeout(run: (nothing: undefined) => void, ms?: number): unknown;
  addEventListener(name: 'error', hear: (event: Event) => void, isFirst: true): void;
  removeEventListener(name: 'error', hear: (event: Event) => void, isFirst: true): void;
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** What the app's start tells the page that waits for it. */
export interface StartWatch {
  /** Its script runs: whatever was said of it is taken back. */
  arrived(): void;
  /** It could not start. */
  failed(): void;
}

type Fields = Record<string, unknown>;

/** The script element of the app's entry: what is loaded later is not deferred. */
const isEntry = (target: EventTarget | null): boolean => target instanceof HTMLScriptElement && target.defer;

/** A script of ours that broke before it could say that it runs; those of browser extensions are none of ours. */
const isOurs = (event: Event): boolean => 'filename' in event && String(event.filename).includes('/assets/');

/** Says so where the app's script is lost, blocked, breaks or does not come, with a way on (C8). */
export function watchStart(page: FaultWindow, config: Promise<unknown>): StartWatch {
  const { document } = page;
  let said: HTMLElement | undefined;
  let hasArrived = false;

  const failed = (): void => {
    if (said) return;
    // A policy that blocks the script says so before there is a body.
    if (!document.body) return void page.setTimeout(failed);
    said = face(page);
    document.body.append(said);
    setInert(document, true);
    void addContact(page, config, said);
  };
  const hear = (event: Event) => {
    if (isEntry(event.target) || isOurs(event)) failed();
  };
  // A lost file is told to nobody but who listens on the way down.
  page.addEventListener('error', hear, true);
  page.setTimeout(() => {
    if (!hasArrived) failed();
  }, SCRIPT_PATIENCE_MS);

  return {
    arrived() {
      hasArrived = true;
      page.removeEventListener('error', hear, true);
      said?.remove();
      said = undefined;
      setInert(document, false);
    },
    failed,
  };
}

/** The first screen behind the face leads nowhere. */
function setInert(document: Document, isInert: boolean): void {
  const root = document.getElementById('root');
  if (root) root.inert = isInert;
}

function element(document: Document, tag: string, words: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
}

function face({ document, location }: FaultWindow): HTMLElement {
  const root = document.createElement('div');
  root.id = 'boot-fault';
  root.setAttribute('role', 'alert');
  const reload = element(document, 'button', text.reload);
  reload.onclick = () => location.reload();
  root.append(element(document, 'h1', text.title), element(document, 'p', text.note), reload);
  return root;
}

/** How to reach a person: what the operator's settings name, else what the server says when it is asked. */
async function addContact(page: FaultWindow, config: Promise<unknown>, to: HTMLElement): Promise<void> {
  const { contactLink, businessEmail, apiBase } = ((await config.catch(() => undefined)) ?? {}) as Fields;
  const base = API_BASE.test(String(apiBase)) ? String(apiBase) : DEFAULT_API_BASE;
  const named = link(contactLink);
  const told: Fields = named ? {} : await askForContact(page, base);
  const address = named ?? link(told.link);
  if (address !== undefined) {
    const way = element(page.document, 'a', text.contact);
    way.setAttribute('href', address);
    to.append(way);
  }
  const ways: Fields = { ...told, email: businessEmail };
  for (const name of ['wechat', 'qq', 'email'] as const) {
    if (address === undefined && ways[name]) to.append(element(page.document, 'p', text[name](String(ways[name]))));
  }
}

const link = (address: unknown): string | undefined => {
  const given = String(address ?? '');
  return isFollowable(given) ? given : undefined;
};

async function askForContact(page: FaultWindow, base: string): Promise<Fields> {
  try {
    const answer = (await (await page.fetch(`${base}/user/kefu`, { method: 'POST' })).json()) as {
      data?: Fields | null;
    };
    return answer.data ?? {};
  } catch {
    // Nobody answers: then reloading is the only way.
    return {};
  }
}
