import * as v from 'valibot';
import type { Ports, StorePort } from '@/kernel/ports';
import type { Draft } from './formsSlice';

/** Forms whose drafts outlive the tab: what somebody writes for others to read. Their names say the target. */
export const isKept = (form: string): boolean =>
  /^((comment|bookComment|post|review|letter|appeal):|(feedback|lead)$)/.test(form);

/** Forms whose drafts outlive a reload of their tab: who somebody is, and what they say of themselves. */
const isOfTab = (form: string): boolean => /^(user:|(register|login|other)$)/.test(form);

type Stores = Pick<Ports, 'local' | 'session'>;

/** Where the drafts of a form are kept; those of no such form live as long as the page. */
const storeOf = (form: string, { local, session }: Stores): StorePort | undefined =>
  isKept(form) ? local : isOfTab(form) ? session : undefined;

/** What is known of a secret is worth nothing without it (`useSecretField`). */
const isOfSecret = ([name]: [string, unknown]): boolean => /(Length|Valid|Grade)$/.test(name);

/** What of a form's draft does not outlive a reload. */
export function lostByReload(form: string, draft: Draft): Draft {
  if (isKept(form)) return {};
  return isOfTab(form) ? Object.fromEntries(Object.entries(draft).filter(isOfSecret)) : draft;
}

/** Drafts kept for one member at most; the oldest go first. */
const MOST = 50;

const Value = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
const Entry = v.object({ draft: v.record(v.string(), Value), at: v.number() });
const Entries = v.record(v.string(), v.unknown());
type Kept = Record<string, v.InferOutput<typeof Entry>>;

/** Where a member's drafts lie; a guest's under the empty uid. */
export const draftsKey = (uid: string) => `plaza:drafts:${uid}`;

/** Where a text lies that did not read as drafts, so that nothing somebody wrote is lost; the first one stays. */
const asideKey = (uid: string) => `${draftsKey(uid)}:quarantine`;

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const found = v.safeParse(Entries, JSON.parse(text));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

/** The drafts that read as such; when one does not, the whole text is put aside first. */
function read(local: StorePort, uid: string): Kept {
  const text = local.read(draftsKey(uid)) ?? '{}';
  const entries = Object.entries(parse(text) ?? {});
  const sound = entries.flatMap(([form, entry]) => {
    const found = v.safeParse(Entry, entry);
    return found.success ? [[form, found.output] as const] : [];
  });
  const broken = sound.length < entries.length || parse(text) === undefined;
  if (broken && local.read(asideKey(uid)) === null) local.write(asideKey(uid), text);
  return Object.fromEntries(sound);
}

function write(local: StorePort, uid: string, kept: Kept) {
  const newest = Object.entries(kept)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  if (newest.length === 0) local.remove(draftsKey(uid));
  else local.write(draftsKey(uid), JSON.stringify(Object.fromEntries(newest)));
}

/** The drafts this browser keeps for a member; what does not read as a draft is none, and put aside. */
export function keptDrafts({ local, session }: Stores, uid: string): Readonly<Record<string, Draft>> {
  const kept = { ...read(local, uid), ...read(session, uid) };
  return Object.fromEntries(Object.entries(kept).map(([form, { draft }]) => [form, draft]));
}

/** Whether nothing stands in a draft. */
export const isEmpty = (draft: Draft) =>
  Object.values(draft).every(
    (value) => value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Notes one draft at `at` (epoch ms). Read anew each time, because another tab may have written; an empty one is forgotten. */
export function keepDraft(stores: Stores, uid: string, form: string, draft: Draft, at: number): void {
  const store = storeOf(form, stores);
  if (!store) return;
  const { [form]: _before, ...others } = read(store, uid);
  const texts = Object.fromEntries(Object.entries(draft).filter((field) => !isOfSecret(field)));
  if (isEmpty(texts)) write(store, uid, others);
  else write(store, uid, { ...others, [form]: { draft: texts as Kept[string]['draft'], at } });
}

/** Forgets one draft. */
export function dropDraft(stores: Stores, uid: string, form: string): void {
  const store = storeOf(form, stores);
  if (!store) return;
  const { [form]: _gone, ...others } = read(store, uid);
  write(store, uid, others);
}

/** Forgets all of a member's drafts. */
export function dropDrafts({ local, session }: Stores, uid: string): void {
  for (const store of [local, session]) {
    for (const key of [draftsKey(uid), asideKey(uid)]) if (store.read(key) !== null) store.remove(key);
  }
}
