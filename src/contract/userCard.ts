import * as v from 'valibot';
import { Id } from './fields';
import { Badge } from './userStatus';

/** A person as others see them. */
export const UserCard = v.object({
  id: Id,
  uid: v.string(),
  name: v.string(),
  avatar: v.optional(v.string(), ''),
  levelType: v.optional(v.number(), 0),
  badges: v.optional(v.array(Badge), []),
  followed: v.optional(v.boolean(), false),
  /** Speaks for the operator. */
  official: v.optional(v.boolean()),
});
export type UserCard = v.InferOutput<typeof UserCard>;
