import type { Tx } from '@server/db/database';
import type { JsonValue } from '@server/db/schema/json';
import { passBookComment, refuseBookComment, restoreBookComment } from '@server/reading/audit';
import { passReview, refuseReview, restoreReview } from '@server/reviews/audit';
import {
  passComment,
  passPost,
  refuseComment,
  refusePost,
  restoreComment,
  restorePost,
  type Stood,
} from '@server/square/audit';
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

/** What can be done about a kind of thing; `before` is what it was, as JSON. */
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
    restore: (tx, id, before) => restorePost(tx, id, before as Stood),
    pass: passPost,
  },
  comment: {
    remove: refuseComment,
    restore: (tx, id, before) => restoreComment(tx, id, before as Stood),
    pass: passComment,
  },
  review: {
    remove: refuseReview,
    restore: (tx, id, before) => restoreReview(tx, id, before as Stood),
    pass: passReview,
  },
  bookComment: {
    remove: refuseBookComment,
    restore: (tx, id, before) => restoreBookComment(tx, id, before as Stood),
    pass: passBookComment,
  },
  user: {
    remove: async (tx, id) => (await clearProfile(tx, id)) as JsonValue,
    restore: (tx, id, before) => restoreProfile(tx, id, before as unknown as Profile),
    pass: async (tx, id, _now, before) => {
      if (before !== null) await restoreProfile(tx, id, before as unknown as Profile);
    },
  },
  name: {
    remove: async (tx, id) => (await dropName(tx, id)) as JsonValue,
    restore: (tx, id, before) => restoreName(tx, id, before as unknown as WaitingName),
    pass: (tx, id, _now, before) => passName(tx, id, before === null ? null : (before as unknown as WaitingName).name),
  },
};
