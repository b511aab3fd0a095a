import type { InputOf, OutputOf } from '@/contract/call';
import { supportCalls as calls } from '@/contract/calls/support';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const form = { voice: 'form' } as const;

/** Questions and answers, the operator's texts, and ways to write to the operator. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    kefu: build.query<Out<'kefu'>, void>({ query: askedWith(calls.kefu, {}) }),
    faqList: build.query<Out<'faqList'>, void>({ query: askedWith(calls.faqList, {}) }),
    faqVote: build.mutation<Out<'faqVote'>, In<'faqVote'>>({ query: asked(calls.faqVote) }),
    lead: build.mutation<Out<'lead'>, In<'lead'>>({ query: asked(calls.lead), extraOptions: form }),
    feedback: build.mutation<Out<'feedback'>, In<'feedback'>>({ query: asked(calls.feedback), extraOptions: form }),
    /** Whoever sends it shows how far it is, and what went wrong. */
    sendCase: build.mutation<Out<'sendCase'>, In<'sendCase'> & { onSent?: (share: number) => void }>({
      query: ({ onSent, ...input }) => ({ call: calls.sendCase, input, ...(onSent && { onSent }) }),
      extraOptions: { voice: 'quiet' },
    }),
    /** The form shows each picture's own progress and fault. */
    uploadLetterPicture: build.mutation<
      Out<'uploadLetterPicture'>,
      In<'uploadLetterPicture'> & { onSent?: (share: number) => void }
    >({
      query: ({ onSent, ...input }) => ({ call: calls.uploadLetterPicture, input, ...(onSent && { onSent }) }),
      extraOptions: { voice: 'quiet' },
    }),
    letterList: build.infiniteQuery<Out<'letterList'>, FeedArg<typeof calls.letterList>, PageParam>({
      query: askedPage(calls.letterList),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
    }),
    letter: build.query<Out<'letter'>, In<'letter'>>({ query: asked(calls.letter), extraOptions: { voice: 'face' } }),
    replyLetter: build.mutation<Out<'replyLetter'>, In<'replyLetter'>>({
      query: asked(calls.replyLetter),
      extraOptions: form,
    }),
    rateLetter: build.mutation<Out<'rateLetter'>, In<'rateLetter'>>({ query: asked(calls.rateLetter) }),
    legal: build.query<Out<'legal'>, In<'legal'>>({ query: asked(calls.legal) }),
  }),
});

export const { useFaqListQuery, useKefuQuery, useLegalQuery, useLetterQuery } = supportApi;

const letter = { id: 'pseudonym', kind: 'keep', state: 'keep' } as const;

/** A picture of a letter: its address opens it, so that no recording has it. */
const picture = { id: 'pseudonym', url: 'drop', w: 'keep', h: 'keep' } as const;

/** What a member wrote to support, and support to them. */
const thread = {
  ...letter,
  createTime: 'keep',
  lines: { id: 'pseudonym', by: 'keep', content: 'length', createTime: 'keep', pictures: picture },
  caseNumber: 'keep',
  rating: 'keep',
  canRate: 'keep',
  mergedInto: 'pseudonym',
  answerTime: 'keep',
} as const;

export const supportRecording: EndpointRules<typeof supportApi.endpoints> = {
  kefu: { arg: 'keep', result: 'keep' },
  faqList: { arg: 'keep', result: 'keep' },
  faqVote: { arg: { id: 'keep', helpful: 'keep', deviceID: 'drop' }, result: 'keep' },
  lead: {
    arg: { company: 'length', contact: 'length', phone: 'drop', type: 'keep', message: 'length', deviceID: 'drop' },
    result: 'keep',
  },
  feedback: {
    arg: {
      kind: 'keep',
      content: 'length',
      contact: 'drop',
      caseNumber: 'keep',
      pictureIds: 'pseudonym',
      deviceID: 'drop',
    },
    result: { repeated: 'keep', letterId: 'pseudonym' },
  },
  letterList: {
    arg: { pageSize: 'keep' },
    result: feedRule({ ...letter, title: 'length', excerpt: 'length', lastBy: 'keep', updateTime: 'keep' }),
  },
  letter: { arg: { id: 'pseudonym' }, result: thread },
  replyLetter: {
    arg: { id: 'pseudonym', content: 'length', pictureIds: 'pseudonym', requestId: 'pseudonym' },
    result: thread,
  },
  rateLetter: { arg: { id: 'pseudonym', rating: 'keep' }, result: thread },
  uploadLetterPicture: { arg: 'drop', result: picture },
  sendCase: {
    arg: { requestId: 'keep', from: 'keep', trace: 'keep', deviceID: 'drop', file: 'drop', onSent: 'drop' },
    result: 'keep',
  },
  legal: { arg: 'keep', result: 'keep' },
};
