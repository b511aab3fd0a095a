import { createHash } from 'node:crypto';
import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { deskText } from '@server/text/desk';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;
const SECRET_BYTES = 20;
/** Clocks of phones differ: the digits of the step before and after are good as well. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const totpOf = (name: string, secret: Secret) =>
  new TOTP({ issuer: deskText.issuer, label: name, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret });

/** A new secret for an authenticator, base32, and the address that its QR holds. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;
export const addressOf = (name: string, secret: string): string => totpOf(name, Secret.fromBase32(secret)).toString();

/** The step that six digits belong to, null when they are wrong. */
export function stepOf(name: string, secret: string, digits: string, now: number): number | null {
  const delta = totpOf(name, Secret.fromBase32(secret)).validate({ token: digits, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

/** Spends a step; false when it, or a later one, has opened the door already. */
export async function spendStep(tx: Tx, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totpStep: step, totpConfirmed: true })
    .where('id', '=', staffId)
    .where('totpStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
const hashOfCode = (code: string) => createHash('sha256').update(plain(code)).digest('base64url');

/** Gives new recovery codes, such as `7K2QD-9XWPM`, in place of all before; they are shown this once. */
export async function renewRecoveryCodes(tx: Tx, staffId: number, ids: Ids): Promise<string[]> {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const part = () => Array.from({ length: 5 }, () => signs[ids.int(signs.length)]).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
  await tx.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute();
  await tx
    .insertInto('staffRecoveryCodes')
    .values(codes.map((code) => ({ staffId, codeHash: hashOfCode(code), usedAt: null })))
    .execute();
  return codes;
}

/** Spends a recovery code; false when it is none, or was used. */
export async function spendRecoveryCode(tx: Tx, staffId: number, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffRecoveryCodes')
    .set({ usedAt: new Date(now) })
    .where('staffId', '=', staffId)
    .where('codeHash', '=', hashOfCode(code))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
