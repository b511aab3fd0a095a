/** A disk, a quota or its inodes used up, or turned read-only by its faults. */
export const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
