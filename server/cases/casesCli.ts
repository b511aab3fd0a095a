import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '@server/commandLine';
import { type Config, readConfig } from '@server/config';
import { FolderInUse } from '@server/db/lock';
import { openExisting } from '@server/db/openDatabase';
import { openFiles } from '@server/files/openFiles';
import { readKeys, readSecret } from '@server/secret';
import { CASE_NUMBER } from '@/contract/support';
import { caseLink, LINK_MS } from './caseLink';
import { caseFacts, caseLine, type ListedCase, listCaseFiles, listCases } from './listCases';
import { readCase } from './store';

const USAGE = `Usage: npm run cases                                  lists the recordings that members sent, the newest first
       npm run cases -- show 4827-1903                all about one, with a link that opens it
       npm run cases -- link 4827-1903                the link alone, good for 15 minutes
       npm run cases -- fetch 4827-1903 [--to file]   writes the recording into a file`;
const VERBS = new Set(['show', 'link', 'fetch']);

/** A number as somebody reads it out: without the dash, with blanks. */
function numberOf(heard: string): string {
  const digits = heard.replace(/\D/g, '');
  const number = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  if (!CASE_NUMBER.test(number)) throw new Error(`${heard} is no case number: eight digits, like 4827-1903.`);
  return number;
}

/** What there is. While a server has the embedded database for itself, the files say less. */
async function allCases(config: Config): Promise<{ cases: ListedCase[]; said: string[] }> {
  try {
    const database = await openExisting(config);
    try {
      return { cases: await listCases(database.db, readKeys(config)), said: [] };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { pid, host } = error.holder ?? { pid: '?', host: '?' };
    const said = [
      `The database folder is in use by process ${pid} on ${host}: this is from the files alone, without senders and letters.`,
    ];
    return { cases: await listCaseFiles(await openFiles(config)), said };
  }
}

const originOf = ({ publicOrigin, host, port }: Config) => publicOrigin ?? `http://${host}:${port}`;

function linkLines(config: Config, number: string): string[] {
  const now = Date.now();
  const link = caseLink(number, { secret: readSecret(config), now });
  return [`${originOf(config)}${link}`, `(for whoever has it, until ${new Date(now + LINK_MS).toISOString()})`];
}

/** `npm run cases`, on the configured database and data folder. */
async function run(args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } });
  const [verb, heard, ...more] = positionals;
  const config = readConfig(process.env);
  if (verb === undefined) {
    const { cases, said } = await allCases(config);
    return [...said, ...(cases.length === 0 ? ['Nobody has sent a recording.'] : cases.map(caseLine))];
  }
  if (!VERBS.has(verb) || heard === undefined || more.length > 0) throw new Error(USAGE);
  const number = numberOf(heard);
  const text = await readCase(await openFiles(config), number);
  if (text === null) {
    throw new Error(`There is no case ${number}. Recordings are kept for 30 days, and go with their member's account.`);
  }
  if (verb === 'fetch') {
    const file = values.to ?? `case-${number}.session.json`;
    writeFileSync(file, text, { mode: 0o600 });
    return [`${file} is written. Open it at ${originOf(config)}/__replay or with npm run replay.`];
  }
  if (verb === 'link') return linkLines(config, number);
  const { cases, said } = await allCases(config);
  const one = cases.find((each) => each.number === number);
  if (!one) throw new Error(`The database knows of no case ${number}: its time is over.`);
  return [...said, ...caseFacts(one), ...linkLines(config, number)];
}

await runCommand(async (args) => (await run(args)).join('\n'));
