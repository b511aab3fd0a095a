import * as v from 'valibot';
import { Id } from '@/contract/fields';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import type { PostIntent } from './publishMachine';

/** Where a post on its way is noted until its answer is known; survives a reload of the tab. */
export const PUBLISH_KEY = 'plaza:publish-intent';

const Kept = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  intent: v.object({
    requestId: v.string(),
    sentAt: v.number(),
    post: v.object({
      title: v.optional(v.string()),
      content: v.string(),
      tagIds: v.array(Id),
      imageIds: v.array(Id),
      gameId: v.optional(Id),
      quoteId: v.optional(Id),
    }),
  }),
});

/** Notes that this is being sent. */
export function noteSending(session: StorePort, uid: string, intent: PostIntent): void {
  session.write(PUBLISH_KEY, JSON.stringify({ uid, intent }));
}

/** Its answer is known. */
export function forgetSending(session: StorePort): void {
  if (session.read(PUBLISH_KEY) !== null) session.remove(PUBLISH_KEY);
}

/** What this member had on its way when the tab was reloaded. */
export function readSending(session: StorePort, uid: string): PostIntent | undefined {
  const kept = readKept(session, PUBLISH_KEY, Kept);
  return kept?.uid === uid ? (kept.intent as PostIntent) : undefined;
}
