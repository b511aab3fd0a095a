const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes as a store writes it: 742 MB, 1.2 GB. Unknown or negative sizes give an empty text. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const shown = unit >= 3 && value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
  // 1023.7 MB rounds to 1024 MB, which people call 1 GB.
  return shown === 1024 && unit < units.length - 1 ? `1 ${units[unit + 1]}` : `${shown} ${units[unit]}`;
}
