import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import type { Draft } from './formsSlice';

/** Forms whose drafts outlive the tab: what somebody writes for others to read. Their names say the target. */
export const isKept = (form: string): boolean => /^((comment|post):|(feedback|lead)$)/.test(form);

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
export function keptDrafts(local: StorePort, uid: string): Readonly<Record<string, Draft>> {
  return Object.fromEntries(Object.entries(read(local, uid)).map(([form, { draft }]) => [form, draft]));
}

/** Whether anything stands in a draft. */
const isEmpty = (draft: Draft) =>
  Object.values(draft).every(
    (value) => value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Notes one draft at `at` (epoch ms). Read anew each time, because another tab may have written; an empty one is forgotten. */
export function keepDraft(local: StorePort, uid: string, form: string, draft: Draft, at: number): void {
  const { [form]: _before, ...others } = read(local, uid);
  if (isEmpty(draft)) write(local, uid, others);
  else write(local, uid, { ...others, [form]: { draft: draft as Kept[string]['draft'], at } });
}

/** Forgets one draft, or all of a member's. */
export function dropDraft(local: StorePort, uid: string, form?: string): void {
  const { [form ?? '']: _gone, ...others } = read(local, uid);
  write(local, uid, form === undefined ? {} : others);
  if (form === undefined && local.read(asideKey(uid)) !== null) local.remove(asideKey(uid));
}
