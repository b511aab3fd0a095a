import type { Reader } from '@server/db/database';
import type { Sealed } from '@server/db/schema/sealing';
import type { SupportCaseRow } from '@server/db/schema/support';
import type { Files } from '@server/files/files';
import { opened } from '@server/sealing/phones';
import { sealedPlaces } from '@server/sealing/places';
import type { Keys } from '@server/secret';
import type { Selectable } from 'kysely';
import { CASE_KEPT_DAYS } from '@/contract/support';
import { caseFiles, readCase } from './store';

const DAY_MS = 86_400_000;

/** A recording as an operator reads of it. */
export interface ListedCase
  extends Pick<Selectable<SupportCaseRow>, 'number' | 'support' | 'build' | 'actions' | 'bytes' | 'createdAt'> {
  /** What only the database knows; absent where it was not asked. */
  known?: Pick<Selectable<SupportCaseRow>, 'writer' | 'cameFrom' | 'trace'> & {
    /** The letter it came with. */
    letter: { kind: string; content: string; contact: string } | null;
  };
}

const contactOf = ({ contact, writer }: { contact: Sealed | null; writer: string | null }, keys: Keys) =>
  (contact && writer && opened(contact, { place: sealedPlaces.letterContact, owner: writer }, keys)) ?? '';

/** The recordings, the newest first, from the database. */
export async function listCases(reader: Reader, keys: Keys): Promise<ListedCase[]> {
  const rows = await reader
    .selectFrom('supportCases as c')
    .leftJoin('feedbacks as f', 'f.caseNumber', 'c.number')
    .selectAll('c')
    .select(['f.kind as letterKind', 'f.content', 'f.contact', 'f.writer as by'])
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ writer, cameFrom, trace, letterKind, content, contact, by, ...row }) => ({
    ...row,
    known: {
      writer,
      cameFrom,
      trace,
      letter:
        letterKind === null
          ? null
          : { kind: letterKind, content: content ?? '', contact: contactOf({ contact, writer: by }, keys) },
    },
  }));
}

interface Head {
  header: { build: string; support?: string };
  end: { s: number };
}

/** The same from the files alone, while a server has the database for itself. */
export async function listCaseFiles(files: Files): Promise<ListedCase[]> {
  const found: ListedCase[] = [];
  for await (const { key: number, size: bytes, at } of caseFiles(files).all()) {
    const text = await readCase(files, number);
    if (text === null) continue;
    const { header, end } = JSON.parse(text) as Head;
    const { build, support = null } = header;
    found.push({ number, bytes, build, support, actions: end.s, createdAt: new Date(at) });
  }
  return found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

const who = (writer: string): string => (writer.startsWith('u:') ? `member ${writer.slice(2)}` : 'a guest');

/** One line of the list. */
export function caseLine({ number, createdAt, support, actions, known }: ListedCase): string {
  const facts = known ? [known.cameFrom, who(known.writer)] : [];
  const words = known?.letter ? [`“${known.letter.content.replace(/\s+/g, ' ').slice(0, 40)}”`] : [];
  const code = support === null ? [] : [`support code ${support}`];
  return [number, createdAt.toISOString(), ...facts, ...code, `${actions} actions`, ...words].join('  ');
}

/** All that is known of one, a fact a line. */
export function caseFacts(one: ListedCase): string[] {
  const { number, createdAt, support, build, actions, bytes, known } = one;
  const until = new Date(createdAt.getTime() + CASE_KEPT_DAYS * DAY_MS);
  const facts: [string, string | null | undefined][] = [
    ['case', number],
    ['sent', `${createdAt.toISOString()}, kept until ${until.toISOString().slice(0, 10)}`],
    ['from', known && `${known.cameFrom}, ${who(known.writer)}`],
    ['letter', known?.letter && `${known.letter.kind}: ${known.letter.content}`],
    ['contact', known?.letter?.contact || null],
    ['support code', support && `${support}   (npm run -s trace:server -- ${support} server.log)`],
    ['failed call', known?.trace && `${known.trace}   (npm run -s trace:server -- ${known.trace} server.log)`],
    ['recording', `${actions} actions, build ${build}, ${(bytes / 1024).toFixed(1)} KB packed`],
  ];
  return facts.flatMap(([name, value]) => (value ? [`${name.padEnd(13)} ${value}`] : []));
}
