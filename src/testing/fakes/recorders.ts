import type {
  Crop,
  DocumentPort,
  DownloadPort,
  FaultsPort,
  IdsPort,
  ImagesPort,
  LogPort,
  SharePort,
} from '@/kernel/ports';

/** Ids that count up and still have the shape of a UUID v4. */
export function createFakeIds(): IdsPort {
  let count = 0;
  return {
    uuid: () => {
      count += 1;
      return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    },
  };
}

/** Remembers what was handed to the browser. */
export interface FakeDownload extends DownloadPort {
  readonly started: { url: string; name: string }[];
  readonly left: string[];
}

export function createFakeDownload(): FakeDownload {
  const started: FakeDownload['started'] = [];
  const left: string[] = [];
  return { started, left, start: (url, name) => void started.push({ url, name }), leave: (url) => void left.push(url) };
}

/** Remembers what the operator would have heard of. */
export interface FakeFaults extends FaultsPort {
  readonly reported: string[];
}

export function createFakeFaults(): FakeFaults {
  const reported: string[] = [];
  return { reported, report: (kind, where) => void reported.push(`${kind} ${where}`), tellTo() {} };
}

/** Pictures without a browser: `broken` is what does not decode. */
export interface FakeImages extends ImagesPort {
  /** Ids of pictures that are held and not released yet. */
  readonly held: Set<string>;
  readonly shrunk: string[];
  /** The squares that were cut out, in order. */
  readonly crops: Crop[];
  readonly broken: Set<string>;
}

export function createFakeImages(): FakeImages {
  const held = new Set<string>();
  const shrunk: string[] = [];
  const crops: Crop[] = [];
  const broken = new Set<string>();
  let count = 0;
  return {
    held,
    shrunk,
    crops,
    broken,
    hold(file) {
      count += 1;
      const id = `picture-${count}`;
      held.add(id);
      return { id, bytes: file.size, url: `blob:${id}` };
    },
    async shrink(id, _side, crop) {
      if (broken.has(id) || !held.has(id)) throw new Error('Not a picture');
      shrunk.push(id);
      if (crop) crops.push(crop);
      return new Blob([id], { type: 'image/jpeg' });
    },
    release: (id) => void held.delete(id),
  };
}

/** Remembers what was copied and shared; `works` says what the browser answers. */
export interface FakeShare extends SharePort {
  readonly copied: string[];
  readonly shared: { title: string; text?: string; url: string }[];
  readonly files: { name: string; text: string }[];
  canShare: boolean;
  works: boolean;
}

export function createFakeShare(): FakeShare {
  return {
    copied: [],
    shared: [],
    files: [],
    canShare: true,
    works: true,
    async copy(text) {
      if (this.works) this.copied.push(text);
      return this.works;
    },
    async share(data) {
      if (this.works) this.shared.push(data);
      return this.works;
    },
    async shareFile(name, text) {
      if (this.works) this.files.push({ name, text });
      return this.works;
    },
  };
}

/** Remembers warnings. */
export interface FakeLog extends LogPort {
  readonly warnings: { text: string; detail: unknown }[];
}

export function createFakeLog(): FakeLog {
  const warnings: FakeLog['warnings'] = [];
  return { warnings, warn: (text, detail) => void warnings.push({ text, detail }) };
}

/** A document that can be hidden, taken offline and closed by a test. */
export interface FakeDocument extends DocumentPort {
  readonly titles: string[];
  readonly looks: Parameters<DocumentPort['dress']>[0][];
  readonly reloads: number;
  becomeVisible(visible: boolean): void;
  becomeOnline(online: boolean): void;
  /** The page may be discarded now. */
  hide(): void;
  userAgent: string;
  touchPoints: number;
}

export function createFakeDocument(): FakeDocument {
  const visible = createNews(true);
  const online = createNews(true);
  const hidden = createNews<void>(undefined);
  const titles: string[] = [];
  const looks: FakeDocument['looks'] = [];
  let reloads = 0;
  return {
    titles,
    looks,
    get reloads() {
      return reloads;
    },
    setTitle: (title) => void titles.push(title),
    dress: (look) => void looks.push(look),
    isVisible: visible.now,
    onVisible: visible.hear,
    isOnline: online.now,
    onOnline: online.hear,
    onHide: (hear) => hidden.hear(hear),
    build: '3f2a9c01b4',
    origin: 'https://plaza.test',
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile',
    touchPoints: 5,
    hasDevTools: false,
    reload: () => {
      reloads += 1;
    },
    becomeVisible: visible.tell,
    becomeOnline: online.tell,
    hide: () => hidden.tell(),
  };
}

function createNews<T>(initial: T) {
  let value = initial;
  const hearers = new Set<(value: T) => void>();
  return {
    now: () => value,
    hear(hear: (value: T) => void) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell(next: T) {
      value = next;
      for (const hear of [...hearers]) hear(next);
    },
  };
}
