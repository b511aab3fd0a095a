import type { Tx } from '@server/db/database';
import type { Sealed } from '@server/db/schema/sealing';
import type { Keys } from '@server/secret';
import { type RawBuilder, sql } from 'kysely';
import { keyedHash, newestKey, openingKeys } from './keys';
import { type SealedPlace, sealedPlaces, spotOf } from './places';
import { seal, unseal } from './seal';

/**
 * SQL: a text as it is to be kept now: sealed, or readable while a version that knows no sealing may come back (decision 0039).
 * An empty one is nothing to seal.
 */
export function kept(text: string, at: { place: SealedPlace; owner: string | number }, keys: Keys): RawBuilder<Sealed> {
  const sealed = text === '' ? '' : seal(text, spotOf(at.place, at.owner), keys);
  return sql`case when (select readable from sealing) then ${text}::text else ${sealed}::text end`;
}

/** A kept text for who may read it; null where its key is gone. */
export const opened = (text: Sealed, at: { place: SealedPlace; owner: string | number }, keys: Keys): string | null =>
  unseal(text, spotOf(at.place, at.owner), keys);

/** A member's phone, readable; null without one, and where its key is gone. */
export const phoneOf = ({ uid, phone }: { uid: string; phone: Sealed | null }, keys: Keys): string | null =>
  phone === null ? null : opened(phone, { place: sealedPlaces.userPhone, owner: uid }, keys);

/** The columns of a member's phone. */
export const userPhone = (phone: string, uid: string, keys: Keys) => ({
  phone: kept(phone, { place: sealedPlaces.userPhone, owner: uid }, keys),
  phoneHash: phoneHash(phone, keys),
});

/** What a phone is found by from now on. */
export const phoneHash = (phone: string, keys: Keys): string => keyedHash(phone, newestKey(keys));

/** SQL: whether a row of `users` or `business_leads` has this phone, under whatever key, or readable still. */
export function hasPhone(phone: string, keys: Keys): RawBuilder<boolean> {
  const hashes = openingKeys(keys).map((key) => sql`${keyedHash(phone, key)}`);
  return sql`(phone_hash in (${sql.join(hashes)}) or phone = ${phone})`;
}

/** Who writes this phone comes one after the other: under two keys no index would find that it is the same. */
export const holdPhone = async (tx: Tx, phone: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${`phone:${phone}`}))`.execute(tx);
