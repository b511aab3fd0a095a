import * as v from 'valibot';
import { Count } from './fields';
import { UserCard } from './userCard';

/** A person as lists of people show them. */
export const Person = v.object({
  ...UserCard.entries,
  intro: v.optional(v.string(), ''),
  postCount: v.optional(Count, 0),
  fanCount: v.optional(Count, 0),
});
export type Person = v.InferOutput<typeof Person>;

/** A person's own page. */
export const UserProfile = v.object({
  ...Person.entries,
  followCount: v.optional(Count, 0),
  /** Likes their posts and comments have got. */
  likeCount: v.optional(Count, 0),
  /** Blocked by whoever asks. */
  blocked: v.optional(v.boolean(), false),
});
export type UserProfile = v.InferOutput<typeof UserProfile>;
