import { businessDate } from '@server/businessDay';
import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { kept } from '@server/sealing/phones';
import { sealedPlaces } from '@server/sealing/places';
import { countAttempt, forgetAttempts } from '@server/users/attempts';
import { personHash } from '@server/users/hashes';
import type { InputOf, OutputOf } from '@/contract/call';
import { GUARDIAN_AGE, type realNameCalls } from '@/contract/calls/realName';
import { code } from '@/contract/codes';
import { ageOn, bornOf } from '@/contract/idNumber';

type Asked = InputOf<typeof realNameCalls.checkRealName>;

const refused = {
  mismatch: 'realNameMismatch',
  unknown: 'realNameUnknown',
} as const;

/** Asks whoever checks; what goes wrong there is 1007, and told to `failed`. */
async function ask(
  { realName }: ServerContext,
  { name, idNumber }: Asked,
  failed: (error: unknown) => void,
): Promise<string> {
  if (realName === null) throw new ProductError(code.notOpen, 'realNameClosed');
  const said = await realName.check({ name, idNumber }).catch((error: unknown) => {
    failed(error);
    throw new ProductError(code.notOpen, 'realNameDown');
  });
  if (said !== 'match') throw new ProductError(code.notAllowed, refused[said], { field: 'idNumber' });
  return realName.name;
}

/**
 * Checks a member's real name, once; what stays of it is the birthday and a hash. Who is under 14 needs a guardian who agrees: whether
 * it is one, nobody here can know.
 */
export async function checkRealName(
  ctx: ServerContext,
  wish: Asked,
  { userId, failed }: { userId: number; failed: (error: unknown) => void },
): Promise<OutputOf<typeof realNameCalls.checkRealName>> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  // A last x is an X.
  const asked = { ...wish, idNumber: wish.idNumber.toUpperCase() };
  const born = bornOf(asked.idNumber);
  if (born === null) throw new ProductError(code.badParameter, 'idNumberWrong', { field: 'idNumber' });
  const age = ageOn(born, businessDate(now));
  if (age < 0 || age > 150) throw new ProductError(code.badParameter, 'idNumberWrong', { field: 'idNumber' });
  const guardian = age < GUARDIAN_AGE ? { name: asked.guardianName, phone: asked.guardianPhone } : null;
  if (guardian && !(guardian.name && guardian.phone))
    throw new ProductError(code.badParameter, 'guardianMissing', {
      field: guardian.name ? 'guardianPhone' : 'guardianName',
    });
  const done = await db.selectFrom('realNames').select('userId').where('userId', '=', userId).executeTakeFirst();
  if (done) throw new ProductError(code.alreadyDone, 'realNameDone');
  // Each question costs the house money, and each is a guess about somebody.
  const key = `realName:${userId}`;
  await countAttempt(db, key, now);
  const provider = await ask(ctx, asked, failed);
  const row = {
    ...{ userId, born, provider, personHash: personHash(asked.idNumber, ctx.secret), checkedAt: new Date(now) },
    guardianName: guardian?.name ?? null,
    guardianPhone: guardian?.phone
      ? kept(guardian.phone, { place: sealedPlaces.guardianPhone, owner: userId }, ctx)
      : null,
    guardianAgreedAt: guardian ? new Date(now) : null,
  };
  await withTx(db, async (tx) => {
    const added = await tx
      .insertInto('realNames')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!added) throw new ProductError(code.alreadyDone, 'realNameDone');
    await tx.updateTable('users').set({ age, needRealName: false }).where('id', '=', userId).execute();
  });
  await forgetAttempts(db, key);
  return { age, needRealName: false };
}
