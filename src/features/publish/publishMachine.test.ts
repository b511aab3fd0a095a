import { pictureStart, pictureTable } from '@/features/pictures/pictureMachine';
import { answers } from '@/lib/machine/machine';
import { walk } from '@/lib/machine/walk';
import { type PostIntent, type PublishState, publishStart, publishTable } from './publishMachine';
import { publishEvents, publishSlice } from './publishSlice';

const intent: PostIntent = { requestId: 'r', sentAt: 1, post: { content: '正文', tagIds: [1], imageIds: [] } };
const samples: { [At in PublishState['at']]: Extract<PublishState, { at: At }> } = {
  editing: { at: 'editing' },
  checking: { at: 'checking' },
  uploading: { at: 'uploading' },
  sending: { at: 'sending', intent },
  sent: { at: 'sent', postId: 1, pending: false },
  refused: { at: 'refused', message: '不行', words: ['外挂'], again: intent },
  unknown: { at: 'unknown', intent, looking: true, round: 1 },
};
const events = {
  submitted: publishEvents.submitted(),
  found: publishEvents.found({ intent }),
  heldBack: publishEvents.heldBack(),
  waited: publishEvents.waited(),
  sentOff: publishEvents.sentOff({ intent }),
  published: publishEvents.published({ postId: 1, pending: false }),
  refused: publishEvents.refused({ message: '', words: [] }),
  lost: publishEvents.lost(),
  missing: publishEvents.missing({ message: '' }),
  lookedInVain: publishEvents.lookedInVain(),
  lookedAgain: publishEvents.lookedAgain(),
  edited: publishEvents.edited(),
  opened: publishEvents.opened(),
};

describe('publish machine', () => {
  it('every state is reached and left', () => {
    expect(walk(publishTable, publishStart)).toEqual([]);
    expect(walk(pictureTable, pictureStart, ['done'])).toEqual([]);
  });

  it('D1: an event a state does not answer changes nothing, the others lead where the table says', () => {
    for (const state of Object.values(samples)) {
      for (const [event, action] of Object.entries(events)) {
        const next = publishSlice.reducer(state, action);
        const to = (publishTable[state.at] as Record<string, readonly string[]>)[event];
        if (!answers(publishTable, state.at, event)) expect(next).toBe(state);
        else expect(to).toContain(next.at);
      }
    }
  });

  it('a post that never arrived goes under its old request id as long as it is being sent again', () => {
    expect(publishSlice.reducer(samples.refused, publishEvents.submitted())).toEqual({ at: 'checking', again: intent });
  });
});
