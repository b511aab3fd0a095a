/** The same value, which nobody can change any more: an overlay that wrote into it would show one member's page to all. */
export function frozen<T>(value: T): T {
  // Bytes cannot be frozen.
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
