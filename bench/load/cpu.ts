import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

/** Nanoseconds on a CPU of every thread: the ticks of `stat` miss what begins and ends between two of them. */
function ranOf(pid: number): number {
  let ran = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    ran += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  }
  return ran;
}

/** The fields of a process's `stat` from the third on. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** Nanoseconds of the children that ended and were waited for: a database session that closed counts with its postmaster. */
function ranOfEnded(pid: number): number {
  const stat = statOf(pid);
  return ((Number(stat[13]) + Number(stat[14])) / TICKS) * 1e9;
}

/** CPU seconds that processes and their children, living or ended, have used so far. */
export function cpuOf(pids: readonly number[]): number {
  if (pids.length === 0) return 0;
  const own = new Set(pids);
  let ran = 0;
  for (const pid of pids) {
    try {
      ran += ranOfEnded(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      if (own.has(pid) || own.has(parentOf(pid))) ran += ranOf(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  return ran / 1e9;
}

/** How busy the whole machine was: CPU seconds of all processes so far. */
export function machineCpu(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = fields;
  return (user + nice + system + irq + soft) / TICKS;
}
