import { arms, refusals, walk } from '@/lib/machine/walk';
import { createFakePorts } from '@/testing/fakePorts';
import { FAQ_KEY, keepFaq, readFaq } from './faqRecord';
import { faqEvents, faqSlice } from './faqSlice';
import { findFaqs } from './findFaqs';
import { type VoteState, voteStart, voteTable } from './voteMachine';

const list = {
  categories: [
    { id: 1, name: '账号' },
    { id: 2, name: '充值' },
  ],
  records: [
    { id: 1, categoryId: 1, question: '收不到验证码？', answer: '<p>等 60 秒再试</p>', hot: true, helpful: 0 },
    { id: 2, categoryId: 2, question: '钻石没到账', answer: '<p>看看<b>明细</b></p>', hot: false, helpful: 3 },
  ],
};
const ways = {
  voteTapped: faqEvents.voteTapped({ id: 1, helpful: true }),
  voteTaken: faqEvents.voteTaken({ id: 1, voted: 'helpful' }),
  voteLost: faqEvents.voteLost({ id: 1 }),
};
const votes: Record<string, VoteState> = {
  open: { at: 'open' },
  sending: { at: 'sending', helpful: true },
  voted: { at: 'voted', voted: 'helpful' },
};

describe('a vote on an answer', () => {
  it('reaches every state and gets out of it', () => {
    expect(walk(voteTable, voteStart)).toEqual([]);
    expect(arms(voteTable)).toHaveLength(4);
  });

  it('D1: a second tap changes nothing', () => {
    for (const { from, event } of refusals(voteTable)) {
      if (event === 'forgotten') continue;
      const before = { sought: '', kept: undefined, votes: { 1: votes[from] ?? { at: 'open' as const } } };
      expect(faqSlice.reducer(before, ways[event as keyof typeof ways])).toBe(before);
    }
  });
});

describe('looking for a question', () => {
  const ids = (sought: string, category?: number) =>
    findFaqs(list, sought, category).flatMap(({ faqs }) => faqs.map(({ id }) => id));

  it.each([
    ['', [1, 2]],
    ['验证码', [1]],
    ['明细', [2]],
    ['钻石 明细', [2]],
    ['钻石 验证码', []],
    ['收不到，验证码', [1]],
    ['<b>', []],
  ])('"%s" finds %j, in questions and answers', (sought, found) => {
    expect(ids(sought)).toEqual(found);
  });

  it('stays within a category', () => {
    expect(ids('', 2)).toEqual([2]);
    expect(findFaqs(list, '', 2)).toHaveLength(1);
  });
});

describe('what the browser keeps', () => {
  it('are the answers, and each person’s own votes', () => {
    const { local } = createFakePorts();
    expect(readFaq(local, '')).toEqual({ list: undefined, votes: {} });
    keepFaq(local, '', { votes: { 1: 'helpful' } });
    expect(local.read(FAQ_KEY)).toBeNull();
    keepFaq(local, '', { list });
    keepFaq(local, '', { votes: { 1: 'helpful' } });
    keepFaq(local, '1001', { votes: { 2: 'unhelpful' } });
    expect(readFaq(local, '')).toEqual({ list, votes: { 1: 'helpful' } });
    expect(readFaq(local, '1001').votes).toEqual({ 2: 'unhelpful' });
  });

  it('is nothing where it does not read', () => {
    const { local } = createFakePorts();
    for (const text of ['{', '7', '{"list":{"records":[{"id":"x"}]}}']) {
      local.write(FAQ_KEY, text);
      expect(readFaq(local, '')).toEqual({ list: undefined, votes: {} });
    }
  });
});
