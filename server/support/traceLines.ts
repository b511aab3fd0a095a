import { SUPPORT_CODE } from '@/contract/support';

/** A line of the server's log, as Fastify's logger writes it. */
interface LogLine {
  time: number;
  level: number;
  msg: string;
  traceId?: string;
  support?: string;
  [more: string]: unknown;
}

/** What was found of a code. */
export interface Traced {
  /** What it named: `support` a member's tab, `trace` one call. */
  by: 'support' | 'trace';
  lines: string[];
  /** Lines of others that stand between the first and the last of them. */
  between: number;
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
/** Said at the front, or of the process. */
const SAID = new Set(['time', 'level', 'msg', 'traceId', 'support', 'pid', 'hostname']);

function parsed(line: string): LogLine | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'time' in value && 'msg' in value
      ? (value as LogLine)
      : undefined;
  } catch {
    return undefined;
  }
}

/** As somebody hears it: small letters, without the dash. */
function asCode(heard: string): string {
  const letters = heard.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const code = `${letters.slice(0, 4)}-${letters.slice(4)}`;
  return SUPPORT_CODE.test(code) ? code : heard;
}

function shown({ time, level, msg, traceId = '', ...more }: LogLine): string {
  const facts = Object.entries(more).flatMap(([name, value]) =>
    SAID.has(name) ? [] : [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  return [new Date(time).toISOString(), LEVELS[level] ?? level, traceId, msg, ...facts].join('  ');
}

/**
 * The lines of a log that belong to a support code or to the traceId of one call, in order of time, as people read them. Every line of a call
 * counts that one of its lines names.
 */
export function traceLines(log: Iterable<string>, heard: string): Traced {
  const all = [...log].flatMap((line) => parsed(line) ?? []);
  const code = asCode(heard.trim());
  const bySupport = all.some(({ support }) => support === code);
  const named = all.filter(({ support, traceId }) => (bySupport ? support === code : traceId === heard.trim()));
  const calls = new Set(named.flatMap(({ traceId }) => traceId ?? []));
  const own = all
    .filter((line) => named.includes(line) || (line.traceId !== undefined && calls.has(line.traceId)))
    .sort((one, other) => one.time - other.time);
  const [from, to] = [own[0]?.time ?? 0, own.at(-1)?.time ?? 0];
  const between = all.filter((line) => line.time >= from && line.time <= to).length - own.length;
  return { by: bySupport ? 'support' : 'trace', lines: own.map(shown), between };
}
