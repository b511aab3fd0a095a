import * as v from 'valibot';
import { Count, Time } from './fields';

/** What the replay page in a frame of the desk says of itself; it holds a stranger's file, so the desk checks it. */
export const ReplaySaid = v.variant('replay', [
  /** A recording is open. `agrees`: the replay came to the same states; null where there was nothing to compare. */
  v.object({
    replay: v.literal('opened'),
    from: Time,
    to: Time,
    actions: Count,
    /** Page loads in it. */
    loads: Count,
    agrees: v.nullable(v.boolean()),
    slices: Count,
    /** Taps that nothing came of. */
    odd: Count,
  }),
  v.object({ replay: v.literal('refused'), why: v.pipe(v.string(), v.maxLength(500)) }),
  /** It stands at an entry; `trace` is the call that was answered there. */
  v.object({
    replay: v.literal('at'),
    entry: Count,
    at: Time,
    what: v.pipe(v.string(), v.maxLength(300)),
    trace: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  }),
  /** A key that it has no use for. */
  v.object({ replay: v.literal('key'), key: v.pipe(v.string(), v.maxLength(20)) }),
]);
export type ReplaySaid = v.InferOutput<typeof ReplaySaid>;

/** What the desk asks of the page in its frame. */
export const DeskAsked = v.variant('desk', [
  v.object({ desk: v.literal('goTo'), entry: Count }),
  /** To the answer of a call. */
  v.object({ desk: v.literal('goToCall'), trace: v.string() }),
  /** A key of the page's own that was pressed at the desk. */
  v.object({ desk: v.literal('key'), key: v.string(), shift: v.boolean() }),
  /** The desk's theme, whenever it becomes another. */
  v.object({ desk: v.literal('theme'), theme: v.picklist(['light', 'dark']) }),
]);
export type DeskAsked = v.InferOutput<typeof DeskAsked>;
