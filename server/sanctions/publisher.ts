import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { lockWriter } from '@server/people/person';
import { sanctionText } from '@server/text/sanctions';
import { code } from '@/contract/codes';
import { runningSanction } from './running';

declare const mayPublish: unique symbol;

/** A member who was found free to publish in this transaction: no text is judged without one, so nothing goes past a mute. */
export interface Publisher {
  readonly userId: number;
  readonly [mayPublish]: true;
}

/**
 * Locks who publishes, as {@link lockWriter} does, and refuses the muted: 1006 with the reason and `until`, epoch ms (null:
 * until it is lifted). Everything that others will see begins with it.
 */
export async function lockPublisher(tx: Tx, userId: number, now: number): Promise<Publisher> {
  await lockWriter(tx, userId);
  const mute = await runningSanction(tx, userId, 'mute', now);
  if (mute === null) return { userId } as Publisher;
  const { reason } = mute;
  const until = mute.endsAt?.getTime() ?? null;
  throw new ProductError(code.notAllowed, 'muted', { until, reason }, sanctionText.refused(reason, until));
}
