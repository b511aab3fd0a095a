import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { runCommand } from '@server/commandLine';
import { traceLines } from './traceLines';

const USAGE = `Usage: npm run -s trace:server -- CODE [server.log]   the lines of a support code (K7Q2-M4) or of a call's traceId;
       without a file they are read from standard input`;

/** `npm run trace:server`. */
async function run([code, name, ...more]: string[]): Promise<string> {
  if (code === undefined || more.length > 0) throw new Error(USAGE);
  const input = name === undefined ? process.stdin : createReadStream(name);
  const log: string[] = [];
  for await (const line of createInterface({ input })) log.push(line);
  const { lines, between } = traceLines(log, code);
  if (lines.length === 0) {
    throw new Error(
      `No line of ${log.length} names ${code}. At LOG_LEVEL=info only what was refused, failed or took long has lines; debug has one for every call.`,
    );
  }
  return [...lines, `${lines.length} lines; ${between} of others in between.`].join('\n');
}

await runCommand(run);
