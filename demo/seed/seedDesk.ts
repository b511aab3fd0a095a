import { demoStaff } from '@demo/content/demoStaff';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { hashPassword } from '@server/users/password';

/** Who sits at the desk of the demo. */
export async function seedDesk(tx: Tx, { hashCost }: Pick<ServerContext, 'hashCost'>, now: number): Promise<void> {
  // They share a password, so one hash is enough.
  const passwordHash = await hashPassword(demoStaff[0]?.password ?? '', hashCost);
  await tx
    .insertInto('staff')
    .values(
      demoStaff.map(({ name, role }) => ({
        ...{ name, role, passwordHash },
        linkHash: null,
        linkUntil: null,
        totpSecret: null,
        createdAt: new Date(now),
      })),
    )
    .execute();
}
