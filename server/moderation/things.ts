import type { Tx } from '@server/db/database';
import type { JsonValue } from '@server/db/schema/json';
import { passBookComment, refuseBookComment, restoreBookComment } from '@server/reading/audit';
import { passReview, refuseReview, restoreReview } from '@server/reviews/audit';
import { passComment, passPost, refuseComment, refusePost, restoreComment, restorePost } from '@server/square/audit';
import {
  clearProfile,
  dropName,
  type Profile,
  passName,
  restoreName,
  restoreProfile,
  type WaitingName,
} from '@server/users/auditProfile';
import type { ThingKind } from '@/contract/things';

/** What can be done about a kind of thing; `before` is what `remove` answered, as JSON: the others take its own shape of it. */
interface Hands {
  /** Takes it from everybody, with the reason for its author; null where there is nothing to take. */
  remove(tx: Tx, id: number, reason: string): Promise<JsonValue>;
  /** Brings it back as if nothing had been. */
  restore(tx: Tx, id: number, before: JsonValue): Promise<void>;
  /** Shows everybody what waited, or what was removed. */
  pass(tx: Tx, id: number, now: number, before: JsonValue): Promise<void>;
}

/** By kind, what the house does about things. */
export const hands: Readonly<Record<ThingKind, Hands>> = {
  post: {
    remove: refusePost,
    restore: restorePost,
    pass: passPost,
  },
  comment: {
    remove: refuseComment,
    restore: restoreComment,
    pass: passComment,
  },
  review: {
    remove: refuseReview,
    restore: restoreReview,
    pass: passReview,
  },
  bookComment: {
    remove: refuseBookComment,
    restore: restoreBookComment,
    pass: passBookComment,
  },
  user: {
    remove: clearProfile,
    restore: restoreProfile,
    pass: async (tx, id, _now, before: Profile | null) => {
      if (before !== null) await restoreProfile(tx, id, before);
    },
  },
  name: {
    remove: dropName,
    restore: restoreName,
    pass: (tx, id, _now, before: WaitingName | null) => passName(tx, id, before?.name ?? null),
  },
};
