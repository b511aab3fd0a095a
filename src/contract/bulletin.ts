import * as v from 'valibot';
import { Id, Time } from './fields';

/** A notice shown at start-up; `content` is HTML (spec 3, F1). */
export const Bulletin = v.object({
  id: v.optional(Id, 0),
  title: v.string(),
  createTime: Time,
  content: v.string(),
});
export type Bulletin = v.InferOutput<typeof Bulletin>;
