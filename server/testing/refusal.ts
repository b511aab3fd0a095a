import { ProductError } from '@server/errors';

/** The code and data a member is refused with; fails if the promise is fulfilled or breaks otherwise. */
export async function refusal(attempt: Promise<unknown>): Promise<{ code: number; data: unknown }> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof ProductError) return { code: error.code, data: error.data };
    throw error;
  }
  throw new Error('it was not refused');
}
