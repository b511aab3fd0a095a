import * as v from 'valibot';
import { call } from '@/contract/call';
import { growing, Id, Time } from '@/contract/fields';
import { THING_KINDS } from '@/contract/things';

const withId = v.object({ id: Id });

/** What became of an appeal. */
export const AppealState = growing(['waiting', 'granted', 'refused'], 'waiting');

/** Something of one's own that was taken away by the house. */
export const Removal = v.object({
  id: Id,
  kind: growing(THING_KINDS, 'post'),
  /** The beginning of what it said. */
  excerpt: v.string(),
  reason: v.string(),
  createTime: Time,
  /** Until when one may appeal, once; null where that was done or is over. */
  appealUntil: v.nullish(Time),
  appeal: v.nullish(
    v.object({ text: v.string(), state: AppealState, reason: v.optional(v.string(), ''), createTime: Time }),
  ),
});
export type Removal = v.InferOutput<typeof Removal>;

/** What a member may say to a decision about what they wrote. */
export const removalCalls = {
  /** 1002 for what is not one's own, or was not removed. */
  removal: call({
    method: 'GET',
    path: 'v1/moderation/removal/{id}',
    access: 'member',
    input: withId,
    output: Removal,
  }),
  /** Once (1003), within thirty days (1006); somebody else than who decided looks at it again. */
  appeal: call({
    method: 'POST',
    path: 'v1/moderation/removal/{id}/appeal',
    access: 'member',
    input: v.object({ id: Id, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
    output: Removal,
  }),
};
