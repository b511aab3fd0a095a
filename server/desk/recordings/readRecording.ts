import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { DeskRecording, RecordingMark } from '@/contract/desk/recordings';
import { CASE_KEPT_DAYS } from '@/contract/support';
import { rowsOf, toRecordingRows } from './recordingRows';

const DAY_MS = 86_400_000;
/** Of the same visit that are named. */
const MOST_ALIKE = 5;

/** 1002 for a recording that is not there, or no more. */
export const recordingGone = () => new ProductError(code.notFound, 'recordingGone');

async function notesOf(reader: Reader, caseId: number): Promise<RecordingMark[]> {
  const marks = await reader
    .selectFrom('recordingMarks as m')
    .innerJoin('staff as s', 's.id', 'm.staffId')
    .select(['m.id', 'm.entry', 'm.concludes', 'm.text', 's.name as by', 'm.createdAt'])
    .where('m.caseId', '=', caseId)
    .orderBy('m.id')
    .execute();
  return marks.map(({ createdAt, ...mark }) => ({ ...mark, at: createdAt.getTime() }));
}

/** Who looked at it last, as the log has it. */
async function openedBy(reader: Reader, number: string): Promise<DeskRecording['opened']> {
  const act = await reader
    .selectFrom('staffActs')
    .select(['staffName', 'at', 'reason'])
    .where('subject', '=', 'recording')
    .where('subjectId', '=', number)
    .where('kind', '=', 'recording.opened')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return act ? { by: act.staffName, at: act.at.getTime(), reason: act.reason } : null;
}

/** Others that came from the same visit. */
async function alikeOf(reader: Reader, number: string, support: string | null): Promise<DeskRecording['alike']> {
  if (support === null) return [];
  const rows = await reader
    .selectFrom('supportCases')
    .select(['number', 'createdAt'])
    .where('support', '=', support)
    .where('number', '<>', number)
    .orderBy('id', 'desc')
    .limit(MOST_ALIKE)
    .execute();
  return rows.map((row) => ({ number: row.number, at: row.createdAt.getTime() }));
}

/** A recording with its case, without what is in it; 1002 once it is deleted or its time is over. */
export async function readRecording(reader: Reader, number: string, now: number): Promise<DeskRecording> {
  const found = await rowsOf(reader)
    .where('c.number', '=', number)
    .where('c.createdAt', '>=', new Date(now - CASE_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();
  if (!found) throw recordingGone();
  const { records, letters } = await toRecordingRows(reader, [found]);
  const [row] = records;
  if (!row) throw new Error(`recording ${number} has no row`);
  return {
    ...row,
    expiresAt: row.at + CASE_KEPT_DAYS * DAY_MS,
    trace: found.trace,
    letterText: row.letter === null ? null : (letters.get(row.letter.id) ?? null),
    notes: await notesOf(reader, row.id),
    opened: await openedBy(reader, number),
    alike: await alikeOf(reader, number, row.support),
  };
}
