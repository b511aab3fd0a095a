import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errorCode } from './tx';

/** Who holds a data folder. */
export interface Holder {
  pid: number;
  host: string;
  /** The kernel's start time of that process, where it can be known; tells a reused pid from the holder. */
  processStart: string | null;
  since: string;
  /** Tells this lock from every other. */
  nonce: string;
}

/** A second server on the same folder would silently lose what the first one writes. */
export class FolderInUse extends Error {
  constructor(
    readonly file: string,
    readonly holder: Holder | null,
  ) {
    super(
      holder === null
        ? `The database folder is locked by ${file}, which cannot be read. If no server runs on it, delete that file.`
        : `The database folder is in use by process ${holder.pid} on ${holder.host} (since ${holder.since}). ` +
            `Stop that server first, or choose another DATA_DIR. Lock: ${file}`,
    );
    this.name = 'FolderInUse';
  }
}

/** Field 22 of /proc/pid/stat; the name in field 2 may hold spaces, so count from its closing bracket. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // The processes of another machine cannot be asked, so its lock is never taken over.
  if (holder.host !== os.hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  const start = processStart(holder.pid);
  return start === null || holder.processStart === null || start === holder.processStart;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Creates the file or answers false if it is there; O_EXCL makes one of two racing processes fail. */
function createExclusively(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock file or throws {@link FolderInUse}. A lock is taken over only if its process is dead, never by
 * age; a second file guards the takeover, so that of two heirs one wins. Answers the release.
 */
export function lockFolder(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const me: Holder = {
    pid: process.pid,
    host: os.hostname(),
    processStart: processStart(process.pid),
    since: new Date().toISOString(),
    nonce: randomUUID(),
  };
  if (!createExclusively(file, me)) takeOver(file, me);
  return () => {
    if (readHolder(file)?.nonce === me.nonce) rmSync(file, { force: true });
  };
}

function takeOver(file: string, me: Holder): void {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, me)) throw new FolderInUse(guard, readHolder(guard));
  try {
    const holder = readHolder(file);
    if (holder === null || isAlive(holder)) throw new FolderInUse(file, holder);
    rmSync(file);
    if (!createExclusively(file, me)) throw new FolderInUse(file, readHolder(file));
  } finally {
    rmSync(guard, { force: true });
  }
}
