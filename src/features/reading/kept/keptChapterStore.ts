import * as v from 'valibot';
import { ChapterContent } from '@/contract/book';
import { Time } from '@/contract/fields';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';

const KEY = 'plaza:read';
/** So many chapters are kept, each for so long, ms: what is taken down or given back is gone from here after it. */
const MOST = 5;
const LIFETIME = 7 * 86_400_000;

const Kept = v.object({
  uid: v.string(),
  /** Latest first. */
  chapters: v.array(v.object({ at: Time, content: ChapterContent })),
});

/** The chapters somebody (a guest: the empty uid) read last on this device, latest first. */
export function readKeptChapters(store: StorePort, uid: string, now: number): ChapterContent[] {
  const kept = readKept(store, KEY, Kept);
  if (kept?.uid !== uid) return [];
  return kept.chapters.filter(({ at }) => now - at < LIFETIME).map(({ content }) => content);
}

/** Puts a chapter before the others; answers what is kept now. */
export function keepChapter(store: StorePort, uid: string, content: ChapterContent, now: number): ChapterContent[] {
  const kept = readKept(store, KEY, Kept);
  const others = kept?.uid === uid ? kept.chapters : [];
  const chapters = [
    { at: now, content },
    ...others.filter((one) => one.content.chapter.id !== content.chapter.id && now - one.at < LIFETIME),
  ].slice(0, MOST);
  store.write(KEY, JSON.stringify({ uid, chapters }));
  return chapters.map((one) => one.content);
}

/** Takes away what `gone` names, or all; answers what is left. */
export function dropChapters(
  store: StorePort,
  uid: string,
  gone: (content: ChapterContent) => boolean = () => true,
): ChapterContent[] {
  const kept = readKept(store, KEY, Kept);
  const chapters = kept?.uid === uid ? kept.chapters.filter(({ content }) => !gone(content)) : [];
  if (chapters.length > 0) store.write(KEY, JSON.stringify({ uid, chapters }));
  else store.remove(KEY);
  return chapters.map(({ content }) => content);
}
