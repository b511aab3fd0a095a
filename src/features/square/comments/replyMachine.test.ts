import { buildComment } from '@/testing/builders/square';
import { describeMachine } from '@/ui/testing/describeMachine';
import { cutAtWords, findWords } from './findWords';
import { sameText } from './replyEffects';
import { type ReplyState, replyStart, replyTable } from './replyMachine';
import { replyEvents, replySlice, selectReply } from './replySlice';
import { replyForm } from './replyTarget';

const target = { postId: 501 };
const sent = { target, content: '好', sentAt: 1 };
const samples: Record<ReplyState['at'], ReplyState> = {
  writing: { at: 'writing' },
  sending: { at: 'sending', sent },
  unknown: { at: 'unknown', sent },
};
const actions: Record<string, Parameters<typeof replySlice.reducer>[1]> = {
  submitted: replyEvents.submitted(sent),
  reopened: replyEvents.reopened(sent),
  accepted: replyEvents.accepted({ target, comment: buildComment() }),
  refused: replyEvents.refused({ target, fault: '太快了' }),
  lost: replyEvents.lost({ target }),
  missed: replyEvents.missed({ target }),
};

describeMachine<ReplyState, Parameters<typeof replySlice.reducer>[1]>('D1: a reply', {
  table: replyTable,
  start: replyStart,
  sample: (at) => samples[at],
  events: (event) => [actions[event] as never],
  step: (state, action) =>
    selectReply({ reply: replySlice.reducer({ [replyForm(target)]: state }, action) }, replyForm(target)),
});

describe('words in a text', () => {
  it('are found whatever their case, each once', () => {
    expect(findWords('Foo foo 加微信', ['foo', '微信', 'foo', '', '刷单'])).toEqual(['foo', '微信']);
  });

  it('cut it where they stand, the longest first, and lose no letter', () => {
    const pieces = cutAtWords('加微信群', ['微信', '微信群']);
    expect(pieces).toEqual([
      { text: '加', marked: false },
      { text: '微信群', marked: true },
    ]);
    const text = 'aXbxc';
    expect(
      cutAtWords(text, ['x'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['你好', ' 你好 ', true],
    ['你好啊', '你**', true],
    ['你好', '你好啊', false],
    ['你好', '再见', false],
  ])('%s came back as %s: the same text is %s', (mine, got, same) => expect(sameText(mine, got)).toBe(same));
});
