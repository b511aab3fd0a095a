/** Bytes as KB with one digit behind the point. */
export const kilobytesOf = (bytes: number): string => (bytes / 1024).toFixed(1);
