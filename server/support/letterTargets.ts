import type { Reader } from '@server/db/database';

const MINUTE_MS = 60_000;

/** How long a letter may wait, in ms. */
export interface LetterTargets {
  answerMs: number;
  closeMs: number;
}

/** What an installation begins with. */
export const LETTER_MINUTES = { answerMinutes: 30, closeMinutes: 8 * 60 };
const HOUSE: LetterTargets = {
  answerMs: LETTER_MINUTES.answerMinutes * MINUTE_MS,
  closeMs: LETTER_MINUTES.closeMinutes * MINUTE_MS,
};

/** The row of `appConfig` with other targets: `{ answerMinutes, closeMinutes }`. */
const KEY = 'letterTargets';

const msOf = (minutes: unknown, house: number) =>
  typeof minutes === 'number' && minutes > 0 ? minutes * MINUTE_MS : house;

/** Within what time support answers and is done: an operator's, else 30 minutes and 8 hours. */
export async function letterTargets(reader: Reader): Promise<LetterTargets> {
  const row = await reader.selectFrom('appConfig').select('value').where('key', '=', KEY).limit(1).executeTakeFirst();
  const { answerMinutes, closeMinutes } = (row?.value ?? {}) as Record<string, unknown>;
  return { answerMs: msOf(answerMinutes, HOUSE.answerMs), closeMs: msOf(closeMinutes, HOUSE.closeMs) };
}

/** What is owed from a moment on. */
export function owedFrom(now: number, { answerMs, closeMs }: LetterTargets) {
  const answerDueAt = new Date(now + answerMs);
  return { answerDueAt, dueAt: answerDueAt, closeDueAt: new Date(now + closeMs) };
}
