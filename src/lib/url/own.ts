/** Whether an address is a place of this origin: neither `//host` nor `/\host`, which browsers read as the same. */
export const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);
