import type { ClientFaultKind } from '@/contract/device';
import type { ProofChallenge } from '@/contract/proof';
import type { ThemeName } from '@/theme/themeNames';
import type { Gate } from './gate';
import type { Tape } from './tape';

/** Time: the wall clock when live, the entry's own time in replay. */
export interface ClockPort {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `run` once after `ms`; returns the way to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** Identities nobody else makes. */
export interface IdsPort {
  /** A UUID v4 with dashes. */
  uuid(): string;
}

/** Text by key. Never throws: a refused write is kept in memory for this visit. Silent outside live. */
export interface StorePort {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether what is written outlives the page (false once the browser refused, and values are only in memory). */
  survives(): boolean;
  /** Hears what other tabs wrote (`null`: removed); returns the way to stop. */
  onForeignWrite(hear: (key: string, value: string | null) => void): () => void;
}

/** One place in the browser's history. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** Position in this app's part of the history, counted from 0. */
  index: number;
  /** Ids of the overlays open at this entry, bottom first. */
  overlays: readonly string[];
  /** Where to go after login; survives reload because the browser keeps it. */
  returnTo?: string;
  /** That place is the entry below this one. */
  returnsBack?: boolean;
}

/** The browser's history. */
export interface HistoryPort {
  current(): HistoryEntry;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  /** Moves by `delta` entries; what it reached arrives through `onPop`. */
  go(delta: number): void;
  onPop(hear: (entry: HistoryEntry) => void): () => void;
  /** Shows an address while somebody travels: no entry is added and nobody is told. */
  show(path: string): void;
}

/** Hands a file or an install link to the browser. */
export interface DownloadPort {
  /** `name` is a suggestion; the server's Content-Disposition wins. */
  start(url: string, name: string): void;
  /** Leaves the app for an address of another page, such as the cashier. */
  leave(url: string): void;
}

/** Copying and sharing; each answers whether it worked. */
export interface SharePort {
  copy(text: string): Promise<boolean>;
  canShare: boolean;
  share(data: { title: string; text?: string; url: string }): Promise<boolean>;
  /** Hands a text over as a file; false where the browser cannot, or nobody was chosen. */
  shareFile(name: string, text: string): Promise<boolean>;
}

/** What the page wears: the operator's palette, and what the member chose. */
export interface Look {
  skin: ThemeName;
  theme: 'light' | 'dark' | 'system';
  textScale: number;
  motion: 'system' | 'reduced';
}

/** What the document shows besides the page itself. */
export interface DocumentPort {
  setTitle(title: string): void;
  /** Data attributes of the root element: the operator's theme, the member's light or dark, motion, and the text scale as a CSS variable. */
  dress(look: Look): void;
  /** `dress` text scale of the browser itself. */
  isVisible(): boolean;
  onVisible(hear: (visible: boolean) => void): () => void;
  isOnline(): boolean;
  onOnline(hear: (online: boolean) => void): () => void;
  /** Runs before the page may be discarded: the last chance to write. */
  onHide(hear: () => void): () => void;
  userAgent: string;
  /** Which build of the app this is, to be named when something goes wrong. */
  build: string;
  /** Scheme, host and port, for links that leave the app. */
  origin: string;
  /** How many fingers the screen feels at once; 0 without touch. */
  touchPoints: number;
  /** Whether Redux DevTools are installed. */
  hasDevTools: boolean;
  reload(): void;
}

/** A square part of a picture, in its own pixels as it stands upright. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

/** Pictures a member chose: they stay here, and the state knows them by id. */
export interface ImagesPort {
  /** Takes a file in; `url` shows it on this device until it is released. */
  hold(file: Blob): { id: string; bytes: number; url: string };
  /**
   * The picture, or the square of it, as a JPEG of at most `side` px, drawn anew, so that nothing the camera wrote
   * into it is left.
   * Rejects when it is no picture, or is gone.
   */
  shrink(id: string, side: number, crop?: Crop): Promise<Blob>;
  /** Forgets the file and its address. */
  release(id: string): void;
}

/** The device's screen and line, as far as the browser tells and obeys. */
export interface ScreenPort {
  /** Keeps the screen on until called off; without effect where the browser cannot. */
  keepAwake(): () => void;
  /** The member asked the browser to save data. */
  savesData(): boolean;
  /** Takes the whole screen, or gives it back. */
  fill(full: boolean): Promise<void>;
  /** Hears whether the page has the whole screen; a member may leave it by a key of the system. */
  onFill(hear: (full: boolean) => void): () => void;
  /** Whether the app was opened from the home screen. */
  isInstalled(): boolean;
  /** Hears at once and whenever it changes whether the browser offers to put the app on the home screen. */
  onInstallOffer(hear: (offered: boolean) => void): () => void;
  /** Uses the offer up, within a tap: the browser asks, and the answer is whether the member agreed. */
  install(): Promise<boolean>;
  /** A number on the icon at the home screen; 0 takes it away. Without effect where there is none. */
  badge(count: number): void;
  /**
   * Moves the page with whatever is drawn in `box`: to that row, `offset` px below the top edge, or to the height `top`;
   * until it has stood there for a moment, the member moves it, or ten seconds are over.
   */
  keepAt(box: HTMLElement, place: { item: string; offset: number; top: number } | undefined): () => void;
  /** Gives the tab its icon: the page comes without one, which a browser would ask for before the first screen. */
  showIcon(): void;
}

/** The worker that keeps the app's own files, so that it opens without a network. */
export interface WorkerPort {
  /** Whether the app started with the operator's settings of the last visit: a page that it keeps brings none. */
  usesLastConfig: boolean;
  /** Registers it once the page is loaded; calls `found` whenever a newer app waits for its turn. Never rejects. */
  start(found: () => void): Promise<void>;
  /** Asks for a newer app and waits until it can take over; false where there is none, or it comes too late. Never rejects. */
  fetchNewer(): Promise<boolean>;
  /** Lets the newer app take over and loads the page again, which then is the newer one's. */
  takeOver(): Promise<void>;
  /** Takes it and all it kept away. */
  retire(): Promise<void>;
}

/** Pictures of chapters for when there is no network. Live only; never rejects. */
export interface KeptPagesPort {
  /** Keeps a picture that is being read; anything else than a page of a chapter is left alone. */
  keep(url: string): Promise<void>;
  /** Throws away the pictures of all other chapters. */
  keepOnly(chapterIds: readonly number[]): Promise<void>;
}

/** Work a server asks for before it takes a call. */
export interface ProofPort {
  /** The field `proof` of the call; a second or so, and rejected where the browser cannot. */
  solve(challenge: ProofChallenge): Promise<string>;
}

/** How this load of the page came about. */
export interface LoadPort {
  /** The tab has shown this entry of its history before: it is loaded again, or somebody stepped to it. */
  isAgain: boolean;
}

/** Where notes for developers go; never shown to members. */
export interface LogPort {
  warn(text: string, detail?: unknown): void;
}

/** Tells the operator what the app could not do. Never throws, never waits, and drops what cannot be told. */
export interface FaultsPort {
  /** `where`: a file, a call, a line of code; nothing of the member. Live only; one a minute and kind. */
  report(kind: ClientFaultKind, where: string): void;
  /** The API to tell it to; nobody is told before, nor where `null` is given. */
  tellTo(apiBase: string | null): void;
}

/** A fetch whose body is watched on its way: `onSent` hears the share of it that has left, 0–1. */
export type UploadPort = (url: string, init: RequestInit, onSent: (share: number) => void) => Promise<Response>;

/** All of the outside world. Everything undetermined enters the app through one of these. */
export interface Ports {
  gate: Gate;
  /** What this visit has done, for whoever exports it. */
  tape: Tape;
  clock: ClockPort;
  ids: IdsPort;
  /** Kept between visits. */
  local: StorePort;
  /** Kept for this tab. */
  session: StorePort;
  fetch: typeof fetch;
  upload: UploadPort;
  history: HistoryPort;
  download: DownloadPort;
  share: SharePort;
  images: ImagesPort;
  document: DocumentPort;
  screen: ScreenPort;
  load: LoadPort;
  log: LogPort;
  faults: FaultsPort;
  worker: WorkerPort;
  keptPages: KeptPagesPort;
  proof: ProofPort;
}
