import * as v from 'valibot';
import { FaqList } from '@/contract/support';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';

const Votes = v.record(v.string(), v.picklist(['helpful', 'unhelpful']));
const Record = v.object({ list: FaqList, votes: v.optional(v.record(v.string(), Votes), {}) });

/** What this browser keeps of the questions: the answers, and one person's votes. */
export interface FaqRecord {
  list: FaqList | undefined;
  votes: v.InferOutput<typeof Votes>;
}

/** Where it lies; votes by uid, a guest's under the empty one. */
export const FAQ_KEY = 'plaza:faq';

const read = (local: StorePort) => readKept(local, FAQ_KEY, Record);

/** The kept questions and a person's votes; anything that does not read as them is none. */
export function readFaq(local: StorePort, uid: string): FaqRecord {
  const found = read(local);
  return { list: found?.list, votes: found?.votes[uid] ?? {} };
}

/** Keeps the questions, or one vote; read anew each time, because another tab may have written. */
export function keepFaq(local: StorePort, uid: string, { list, votes = {} }: Partial<FaqRecord>): void {
  const before = read(local);
  const kept = list ?? before?.list;
  if (!kept) return;
  const all = { ...before?.votes, [uid]: { ...before?.votes[uid], ...votes } };
  local.write(FAQ_KEY, JSON.stringify({ list: kept, votes: all }));
}
