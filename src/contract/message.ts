import * as v from 'valibot';
import { Count, Id, Time } from './fields';

/** A message to a member. `content` is HTML; `link` a path inside the app or an https address. */
export const Message = v.object({
  id: Id,
  kind: v.optional(v.picklist(['system', 'reply', 'like', 'follow']), 'system'),
  title: v.string(),
  content: v.optional(v.string(), ''),
  link: v.nullish(v.string()),
  read: v.optional(v.boolean(), false),
  createTime: Time,
});
export type Message = v.InferOutput<typeof Message>;

/** What a tab of the message page holds: the operator's messages, or what other members did. */
export const MessageGroup = v.picklist(['system', 'social']);
export type MessageGroup = v.InferOutput<typeof MessageGroup>;

/** The system message list with its total and what is unread (spec 3); `unread` counts all groups. */
export const MessageList = v.object({
  records: v.array(Message),
  total: v.optional(Count, 0),
  unread: v.optional(Count),
  hasMore: v.optional(v.boolean()),
  lastId: v.nullish(v.number()),
  /** The newest message there was when page 1 was read. */
  asOf: v.nullish(v.number()),
});
export type MessageList = v.InferOutput<typeof MessageList>;

/** How to reach a person at the operator's; every way may be missing. */
export const SupportContact = v.object({
  link: v.nullish(v.string()),
  qq: v.nullish(v.string()),
  wechat: v.nullish(v.string()),
  hours: v.optional(v.string(), ''),
  faqUrl: v.nullish(v.string()),
});
export type SupportContact = v.InferOutput<typeof SupportContact>;
