import * as v from 'valibot';
import { Count } from '@/contract/fields';

/** How many messages wait. */
export const Unread = v.object({ unread: Count });
export type Unread = v.InferOutput<typeof Unread>;
