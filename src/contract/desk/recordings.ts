import * as v from 'valibot';
import { Count, Id, maybe, Nothing, RequestId, Time } from '@/contract/fields';
import { ServerLine } from '@/contract/serverLines';
import { CaseFrom, CaseNumber } from '@/contract/support';
import { deskCall } from './deskCall';

/** `unseen`: nobody has looked; `done`: somebody has written what it came to. */
export const RECORDING_STATES = ['unseen', 'seen', 'done'] as const;
export const RecordingState = v.picklist(RECORDING_STATES);
export type RecordingState = v.InferOutput<typeof RecordingState>;

/** What lists there are: those of a state, or all. */
export const RECORDING_VIEWS = ['all', ...RECORDING_STATES] as const;
export const RecordingView = v.picklist(RECORDING_VIEWS);
export type RecordingView = v.InferOutput<typeof RecordingView>;

/** Recordings that a page of the list holds. */
export const RECORDINGS_A_PAGE = 50;
/** Characters of a mark or a conclusion. */
export const MARK_LONGEST = 500;

/** How many there are, counted up to a thousand. */
export const RecordingFacts = v.object({
  counts: v.object({ all: Count, unseen: Count, seen: Count, done: Count }),
  /** Of the unseen, when the oldest came. */
  oldestAt: v.nullable(Time),
});
export type RecordingFacts = v.InferOutput<typeof RecordingFacts>;

/** A recording in the list. */
export const DeskRecordingRow = v.object({
  id: Id,
  /** What the member reads out: 4827-1903. */
  number: CaseNumber,
  state: RecordingState,
  /** null: a guest. */
  who: v.nullable(v.object({ uid: v.string(), name: v.string(), avatar: v.string() })),
  cameFrom: CaseFrom,
  at: Time,
  build: v.string(),
  support: v.nullable(v.string()),
  letter: v.nullable(v.object({ id: Id, subject: v.string() })),
  actions: Count,
  /** Of the file, packed. */
  bytes: Count,
  marks: Count,
  kept: v.boolean(),
});
export type DeskRecordingRow = v.InferOutput<typeof DeskRecordingRow>;

/** What somebody noted at an entry (0: before all; null: of the whole), or found. */
export const RecordingMark = v.object({
  id: Id,
  entry: v.nullable(Count),
  concludes: v.boolean(),
  text: v.string(),
  by: v.string(),
  at: Time,
});
export type RecordingMark = v.InferOutput<typeof RecordingMark>;

/** A recording with its case. */
export const DeskRecording = v.object({
  ...DeskRecordingRow.entries,
  /** It is thrown away then. */
  expiresAt: Time,
  /** Of a fault: the call that failed. */
  trace: v.nullable(v.string()),
  letterText: v.nullable(v.string()),
  notes: v.array(RecordingMark),
  /** Who looked at it last, and why. */
  opened: v.nullable(v.object({ by: v.string(), at: Time, reason: v.string() })),
  /** Others of the same visit. */
  alike: v.array(v.object({ number: CaseNumber, at: Time })),
});
export type DeskRecording = v.InferOutput<typeof DeskRecording>;

const one = v.object({ number: CaseNumber });
const Reason = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));

/** Recordings that members sent. */
export const recordingCalls = {
  deskRecordingFacts: deskCall({
    method: 'GET',
    path: 'recordings/facts',
    needs: 'recordings.see',
    input: Nothing,
    output: RecordingFacts,
  }),
  /** The newest first; `find` is a whole case number, uid or support code, and then of any state. */
  deskRecordings: deskCall({
    method: 'GET',
    path: 'recordings',
    needs: 'recordings.see',
    input: v.object({
      view: v.optional(RecordingView, 'all'),
      find: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
      beforeId: v.optional(Id),
    }),
    output: v.object({ records: v.array(DeskRecordingRow), hasMore: v.boolean() }),
  }),
  /** What is known of one, without what is in it. 1002: deleted. */
  deskRecording: deskCall({
    method: 'GET',
    path: 'recordings/{number}',
    needs: 'recordings.see',
    input: one,
    output: DeskRecording,
  }),
  /** What the server's log says of its calls, the oldest first; 500 at most. */
  deskRecordingLines: deskCall({
    method: 'GET',
    path: 'recordings/{number}/lines',
    needs: 'recordings.see',
    input: one,
    output: v.object({ records: v.array(ServerLine) }),
  }),
  /**
   * A link that opens it for this member of the staff alone, a quarter of an hour, in a frame of the desk. What came with a letter
   * needs no reason; 1001 `reason` for any other. It is written down.
   */
  openRecording: deskCall({
    method: 'POST',
    path: 'recordings/{number}/open',
    needs: 'recordings.see',
    input: v.object({ number: CaseNumber, reason: maybe(Reason) }),
    output: v.object({ link: v.string(), expiresAt: Time }),
  }),
  /** Notes something at an entry, or what the whole came to (`concludes`), which settles it. */
  markRecording: deskCall({
    method: 'POST',
    path: 'recordings/{number}/marks',
    needs: 'recordings.act',
    input: v.object({
      number: CaseNumber,
      entry: maybe(Count),
      concludes: v.boolean(),
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MARK_LONGEST)),
      requestId: RequestId,
    }),
    output: DeskRecording,
  }),
  /** Throws it away before its time, for good. */
  deleteRecording: deskCall({
    method: 'POST',
    path: 'recordings/{number}/delete',
    needs: 'recordings.act',
    input: v.object({ number: CaseNumber, reason: Reason }),
    output: Nothing,
  }),
};

/** The recording as a file, a case for QA (`GET` with `reason` and the header `desk: 1`); written down; needs `recordings.act`. */
export const RECORDING_FILE = {
  path: 'desk/v1/recordings/{number}/file',
  input: v.object({ number: CaseNumber, reason: Reason }),
} as const;
