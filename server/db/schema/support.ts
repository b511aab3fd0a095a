import type { ColumnType, Generated } from 'kysely';
import type { LetterCategory, LetterEvent, LetterPriority } from '@/contract/desk/letters';
import type { RecordingState } from '@/contract/desk/recordings';
import type { InvoiceWish } from '@/contract/invoice';
import type { PictureRow } from './picture';
import type { Sealed } from './sealing';

export interface FaqCategoryRow {
  id: Generated<number>;
  name: string;
  sort: Generated<number>;
  active: Generated<boolean>;
}

/** `helpful` and `unhelpful` count its votes. */
export interface FaqRow {
  id: Generated<number>;
  categoryId: number;
  question: string;
  /** HTML, cleaned when it was written. */
  answer: string;
  hot: Generated<boolean>;
  helpful: Generated<number>;
  unhelpful: Generated<number>;
  sort: Generated<number>;
  active: Generated<boolean>;
}

/** `voter` is a member (`u:id`), a guest's device (`d:id`) or a hashed address (`a:hash`). */
export interface FaqVoteRow {
  faqId: number;
  voter: string;
  helpful: boolean;
  /** Of guests, since 0026. */
  siteHash: string | null;
  createdAt: Date;
}

/** `day` is when its business day began. */
export interface BusinessLeadRow {
  id: Generated<number>;
  writer: string;
  day: Date;
  company: string;
  contact: string;
  phone: Sealed;
  phoneHash: string | null;
  type: string;
  message: string;
  /** Of guests, since 0026. */
  siteHash: string | null;
  createdAt: Date;
}

export interface FeedbackRow {
  id: Generated<number>;
  writer: string;
  kind: string;
  content: string;
  /** May be a phone. */
  contact: Generated<Sealed>;
  /** Of guests, since 0026. */
  siteHash: string | null;
  /** Leads to the log lines of the writer's tab; of letters since 0043. */
  support: string | null;
  /** The recording that came with it, since 0044; it goes earlier than the letter. */
  caseNumber: string | null;
  createdAt: Date;
  /** `open`: support owes an answer. */
  state: Generated<'open' | 'waiting' | 'closed' | 'merged'>;
  /** An older letter of the same writer, which has its words now. */
  mergedInto: Generated<number | null>;
  category: Generated<LetterCategory>;
  priority: Generated<LetterPriority>;
  ownerId: Generated<number | null>;
  answerDueAt: Generated<Date>;
  closeDueAt: Generated<Date>;
  /** `answerDueAt`, or later when somebody put it off. */
  dueAt: Generated<Date>;
  firstAnsweredAt: Generated<Date | null>;
  lastAt: Generated<Date>;
  closedAt: Generated<Date | null>;
  rating: Generated<number | null>;
  /** Of a letter of the kind `invoice`, since 0081: the order, and what is to stand on its invoice. */
  orderNo: Generated<string | null>;
  invoice: ColumnType<InvoiceWish | null, string | undefined, string>;
}

/** What was written into a letter after its first words. */
export interface LetterEntryRow {
  id: Generated<number>;
  letterId: number;
  kind: 'member' | 'answer' | 'note' | 'event';
  event: Generated<LetterEvent | null>;
  content: Generated<string>;
  staffId: Generated<number | null>;
  staffName: Generated<string | null>;
  requestId: Generated<string | null>;
  createdAt: Date;
}

/** A picture that came with a letter or an answer of its writer; its file is `DATA_DIR/letters/<first two>/<key>.webp`. */
export interface LetterPictureRow extends PictureRow {
  /** Null until it is sent. */
  letterId: Generated<number | null>;
  /** Null: it came with the first words. */
  entryId: Generated<number | null>;
  place: Generated<number>;
}

/** `{名字}` and the like in `content` are filled from the letter's case. */
export interface CannedAnswerRow {
  id: Generated<number>;
  title: string;
  content: string;
  used: Generated<number>;
  updatedAt: Date;
}

/** A recording that was sent to support; its file is `DATA_DIR/cases/<first two>/<number>.json.gz`. */
export interface SupportCaseRow {
  id: Generated<number>;
  number: string;
  /** As of votes. */
  writer: string;
  /** Of guests. */
  siteHash: string | null;
  requestId: string;
  cameFrom: string;
  /** Of a fault: the call that failed. */
  trace: string | null;
  support: string | null;
  build: string;
  actions: number;
  /** Of the file, packed. */
  bytes: number;
  /** Whether somebody of the staff has looked, and said what it came to. */
  state: Generated<RecordingState>;
  /** When it was taken as a case for QA. */
  keptAt: Generated<Date | null>;
  /** What the server's log calls the calls in it, the latest thousand. */
  traces: Generated<string[]>;
  createdAt: Date;
}

/** What staff noted at an entry of a recording, or found of the whole. */
export interface RecordingMarkRow {
  id: Generated<number>;
  caseId: number;
  /** After this entry, 0 before all; null: of the whole. */
  entry: number | null;
  concludes: boolean;
  text: string;
  staffId: number;
  requestId: string;
  createdAt: Date;
}

export interface SupportTables {
  recordingMarks: RecordingMarkRow;
  supportCases: SupportCaseRow;
  faqCategories: FaqCategoryRow;
  faqs: FaqRow;
  faqVotes: FaqVoteRow;
  businessLeads: BusinessLeadRow;
  feedbacks: FeedbackRow;
  letterEntries: LetterEntryRow;
  letterPictures: LetterPictureRow;
  cannedAnswers: CannedAnswerRow;
}
