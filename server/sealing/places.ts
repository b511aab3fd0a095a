/** A column whose texts are sealed. Names as the database has them. */
export interface SealedPlace {
  table: string;
  column: string;
  /** What numbers its rows. */
  key: string;
  /** Whose a text is: it never changes, and is known before the row is. */
  owner: string;
  /** Where it is looked up by. */
  hash?: string;
}

/** Every column that is sealed; `testing/readablePhones.ts` looks for readable ones everywhere, after the seed, the walk and the access world. */
export const sealedPlaces = {
  userPhone: { table: 'users', column: 'phone', key: 'id', owner: 'uid', hash: 'phone_hash' },
  guardianPhone: { table: 'real_names', column: 'guardian_phone', key: 'user_id', owner: 'user_id' },
  leadPhone: { table: 'business_leads', column: 'phone', key: 'id', owner: 'writer', hash: 'phone_hash' },
  letterContact: { table: 'feedbacks', column: 'contact', key: 'id', owner: 'writer' },
} as const satisfies Record<string, SealedPlace>;

export const spotOf = ({ table, column }: SealedPlace, owner: string | number) => ({
  place: `${table}.${column}`,
  owner: String(owner),
});
