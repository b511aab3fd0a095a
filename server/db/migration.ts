/** One numbered SQL file; how it is applied stands in its first line. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** `-- contracts`: it takes something away that the version before uses, which must not start on this database any more. */
export const contracts = ({ text }: Migration): boolean => /^-- contracts\b/.test(text);
/** `-- concurrently`: one statement after the other outside a transaction, for indexes of tables that members write meanwhile. */
export const isConcurrent = ({ text }: Pick<Migration, 'text'>): boolean => /^-- concurrently\b/.test(text);
