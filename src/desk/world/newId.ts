/** The name of one intent; asked twice it is done once. */
export const newId = (): string => crypto.randomUUID();
