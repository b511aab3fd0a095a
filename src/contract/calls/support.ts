import * as v from 'valibot';
import { call } from '@/contract/call';
import { deviceID, Id, Nothing, RequestId, Time } from '@/contract/fields';
import { LETTER_PICTURES, Phone } from '@/contract/limits';
import { SupportContact } from '@/contract/message';
import { listOf, pageFields } from '@/contract/page';
import { UploadedImage } from '@/contract/post';
import {
  CaseFrom,
  CaseNumber,
  FaqList,
  FeedbackKind,
  LeadType,
  LegalDoc,
  LegalText,
  Letter,
  LetterCard,
  SUPPORT_TEXT_LONGEST,
} from '@/contract/support';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(SUPPORT_TEXT_LONGEST));
/** Pictures of one's own that no letter has, in the order they are shown; 1001 for any other. */
const pictureIds = v.optional(v.pipe(v.array(Id), v.maxLength(LETTER_PICTURES.most)));

/** Questions and answers, and ways to write to the operator (contract 2). */
export const supportCalls = {
  kefu: call({ method: 'POST', path: 'user/kefu', input: Nothing, output: SupportContact }),
  faqList: call({ method: 'GET', path: 'v1/faq/list', input: Nothing, output: FaqList }),
  faqVote: call({
    method: 'POST',
    path: 'v1/faq/{id}/vote',
    input: v.object({ id: Id, helpful: v.boolean(), deviceID }),
    /** The first vote of a member or device counts; `voted` says what it was. */
    output: v.object({ voted: v.picklist(['helpful', 'unhelpful']), helpful: v.optional(v.number(), 0) }),
  }),
  lead: call({
    method: 'POST',
    path: 'v1/business/lead',
    input: v.object({ company: line, contact: line, phone: Phone, type: LeadType, message: text, deviceID }),
    /** `repeated`: the same words were received today already. A second lead a day is 1004. */
    output: v.object({ repeated: v.optional(v.boolean(), false) }),
  }),
  feedback: call({
    method: 'POST',
    path: 'v1/feedback',
    input: v.object({
      kind: FeedbackKind,
      content: text,
      /** How to answer: a phone number, an address, a name in a chat app. */
      contact: v.optional(v.pipe(v.string(), v.maxLength(60))),
      /** The recording that was sent with it, by the same writer. */
      caseNumber: v.optional(CaseNumber),
      /** Of a member. */
      pictureIds,
      deviceID,
    }),
    /** `letterId`: of a member, whose letter is answered in the app. */
    output: v.object({ repeated: v.optional(v.boolean(), false), letterId: v.nullish(Id) }),
  }),
  /** One's own letters, where something was written last first. */
  letterList: call({
    method: 'GET',
    path: 'v1/letter/list',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(LetterCard),
  }),
  /** 1002: not one's own. */
  letter: call({
    method: 'GET',
    path: 'v1/letter/{id}',
    access: 'member',
    input: v.object({ id: Id }),
    output: Letter,
  }),
  /** Writes on; a closed letter is open again. 1004: 20 a day. The same `requestId` again changes nothing. */
  replyLetter: call({
    method: 'POST',
    path: 'v1/letter/{id}/reply',
    access: 'member',
    input: v.object({ id: Id, content: text, pictureIds, requestId: RequestId }),
    output: Letter,
  }),
  /** Keeps a picture for a letter that is still being written, seen by its member and by support alone; unused ones go after a day. */
  uploadLetterPicture: call({
    method: 'POST',
    path: 'v1/letter/picture',
    access: 'member',
    encoding: 'multipart',
    /** `file` as of `uploadImage`; its rules too. */
    input: v.object({ file: v.unknown() }),
    output: UploadedImage,
  }),
  /** 1003: rated already, and otherwise; 4004: nobody has answered yet. */
  rateLetter: call({
    method: 'POST',
    path: 'v1/letter/{id}/rate',
    access: 'member',
    input: v.object({ id: Id, rating: v.picklist([1, 2, 3, 4, 5]) }),
    output: Letter,
  }),
  sendCase: call({
    method: 'POST',
    path: 'v1/support/case',
    encoding: 'multipart',
    input: v.object({
      /** The same again is the same case. */
      requestId: RequestId,
      from: CaseFrom,
      /** Of a fault: the `traceId` of the call that failed. */
      trace: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))),
      deviceID,
      /** A Blob: a recording (`plaza-session`, redacted), packed with gzip or not; 3 MB, and 12 MB unpacked. */
      file: v.unknown(),
    }),
    /** Kept until then. 5001: no recording, or one in which somebody is named; 5002: too large; five a day, then 1004. */
    output: v.object({ number: CaseNumber, expiresAt: Time, repeated: v.optional(v.boolean(), false) }),
  }),
  legal: call({ method: 'GET', path: 'v1/legal/{doc}', input: v.object({ doc: LegalDoc }), output: LegalText }),
};
