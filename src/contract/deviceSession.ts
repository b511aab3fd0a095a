import * as v from 'valibot';
import { Id, Time } from './fields';

/** A login that is still good, on some device. */
export const DeviceSession = v.object({
  id: Id,
  /** Device and browser in words, such as `Android 手机 · Chrome`. */
  device: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  createTime: Time,
  /** When it was last used, to ten minutes. */
  activeTime: Time,
});
export type DeviceSession = v.InferOutput<typeof DeviceSession>;
