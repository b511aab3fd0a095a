import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import type { Draft } from './formsSlice';

/** Forms whose drafts outlive the tab: what somebody writes for others to read. Their names say the target. */
export const isKept = (form: string): boolean => /^((comment|post):|(feedback|lead)$)/.test(form);

/** Drafts kept for one member at most; the oldest go first. */
const MOST = 50;

const Value = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
const Kept = v.record(v.string(), v.object({ draft: v.record(v.string(), Value), at: v.number() }));
type Kept = v.InferOutput<typeof Kept>;

/** Where a member's drafts lie; a guest's under the empty uid. */
export const draftsKey = (uid: string) => `plaza:drafts:${uid}`;

function read(local: StorePort, uid: string): Kept {
  try {
    const found = v.safeParse(Kept, JSON.parse(local.read(draftsKey(uid)) ?? '{}'));
    return found.success ? found.output : {};
  } catch {
    return {};
  }
}

function write(local: StorePort, uid: string, kept: Kept) {
  const newest = Object.entries(kept)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  if (newest.length === 0) local.remove(draftsKey(uid));
  else local.write(draftsKey(uid), JSON.stringify(Object.fromEntries(newest)));
}

/** The drafts this browser keeps for a member; anything that does not read as drafts is none. */
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
}
