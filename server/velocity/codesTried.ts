import type { ServerContext } from '@server/context';
import { ProductError } from '@server/errors';
import { errorText } from '@server/text/errors';
import { attemptsOf, countAttempt, NO_WAITS } from '@server/users/attempts';
import { addressHash } from '@server/users/hashes';
import { requireProof } from '@server/users/proof';
import { code } from '@/contract/codes';
import { HOUR_MS, tooOften } from './velocity';

interface Typed {
  address: string;
  inviteCode?: string | undefined;
  proof: string | undefined;
}

/**
 * Runs what judges an invite code that somebody typed, and counts a wrong one; after many of an address the next one wants work or
 * time first, right or wrong. Answers whether work was done for it.
 */
export async function judgeTypedCode(
  ctx: ServerContext,
  { address, inviteCode = '', proof }: Typed,
  judge: () => Promise<void>,
): Promise<boolean> {
  const rule = ctx.velocity.rules.codesTried;
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const key = `codesTried:${addressHash(address, ctx.secret)}`;
  const isMany = rule.effect !== 'off' && inviteCode.trim() !== '' && (await attemptsOf(db, key, now)) >= rule.most;
  if (isMany && rule.effect === 'wait') {
    ctx.velocity.tripped('codesTried');
    throw tooOften(errorText.tooOften, rule.hours * HOUR_MS);
  }
  if (isMany) {
    if (proof === undefined) ctx.velocity.tripped('codesTried');
    await requireProof(db, ctx, { subject: key, proof });
  }
  try {
    await judge();
  } catch (error) {
    const isWrong = error instanceof ProductError && error.code === code.inviteCodeInvalid;
    if (isWrong && rule.effect !== 'off') await countAttempt(db, key, now, NO_WAITS);
    throw error;
  }
  return isMany;
}
