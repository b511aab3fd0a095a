import { type Action, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { exportSession } from '@/app/recorder/exportSession';
import { recording } from '@/app/recorder/recording';
import { Replayer } from '@/app/replayer/Replayer';
import { createTape } from '@/kernel/tape';
import { createReducer, loanSlice, readerSlice, shelfApi } from '@/testing/anotherApplication/counter';
import { fillBrowserGaps } from '@/testing/browserGaps';
import { createFakeClock } from '@/testing/fakes/fakeClock';
import { readSessionFile } from './readSessionFile';
import { replayFile } from './replayFile';
import { sessionText, writeSession } from './writeSession';

fillBrowserGaps();

jest.mock('./plaza', () => jest.requireActual('@/testing/anotherApplication/replayed'));
jest.mock('@/app/recorder/plaza', () => jest.requireActual('@/testing/anotherApplication/recorded'));

const where = { id: 's-1', build: 'b', utcOffset: 60, viewport: [375, 812], lang: 'en', reason: 'test' } as const;
const NAME = 'Wilhelmina Harker';

/** A morning at the counter, taped by the store's own enhancer. */
async function morning() {
  const clock = createFakeClock();
  const tape = createTape();
  const store = configureStore({
    reducer: createReducer(),
    middleware: (standard) => standard().concat(shelfApi.middleware),
    enhancers: (standard) => standard({ autoBatch: false }).concat(recording(tape, clock)),
  });
  const { asked, lent, returned } = loanSlice.actions;
  store.dispatch(readerSlice.actions.served({ card: '20417733', name: NAME }));
  store.dispatch(readerSlice.actions.remarked('My aunt lives at 12 Harbour Street'));
  await store.dispatch(shelfApi.endpoints.book.initiate({ id: 7 }));
  store.dispatch(asked({ book: 'Atlas 7' }));
  await clock.advance(1_000);
  store.dispatch(lent());
  store.dispatch(returned());
  return { tape, store };
}

async function exported() {
  const { tape, store } = await morning();
  const made = await exportSession(tape, where);
  if (!made.ok) throw new Error(JSON.stringify(made.leaks));
  return { ...made, store };
}

describe('another application of Redux Toolkit, by the two files it writes', () => {
  it('is recorded without what is somebody’s, and replays equal', async () => {
    const { text, store } = await exported();
    for (const theirs of [NAME, '20417733', 'Harbour']) expect(text).not.toContain(theirs);
    expect(text).toContain('Atlas 7');
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    const { divergence, states, unknown, otherStart } = await replayFile(read.file);
    expect({ divergence, unknown, otherStart }).toEqual({ divergence: undefined, unknown: [], otherStart: false });
    expect(states.at(-1)).toMatchObject({ loan: store.getState().loan });
  });

  it('says the first action and path that went another way', async () => {
    const { file } = await exported();
    const inner = createReducer();
    // A build in which a lent book is not lent.
    const broken = (state: ReturnType<typeof inner> | undefined, action: Action) =>
      action.type === 'loan/lent' && state ? state : inner(state, action);
    const { divergence } = await replayFile(file, { reducer: broken as never });
    expect(divergence).toMatchObject({ type: 'loan/lent', path: '/loan/at', expected: 'lent', actual: 'asked' });
  });

  it('stands on the page, with its machine’s lane and an event that it did not answer', async () => {
    const { file } = await exported();
    const nothing: UnknownAction = { type: 'loan/returned' };
    const { header, entries } = file;
    const more = await writeSession({
      header,
      actions: [...entries, { t: entries.at(-1)?.t ?? 0, a: nothing }],
      marks: [],
    });
    const clock = createFakeClock();
    render(
      <Replayer world={{ clock, build: 'b', brought: { name: 'counter', text: async () => sessionText(more) } }} />,
    );
    await act(() => clock.advance());
    await waitFor(() => expect(screen.queryByText(/^正在打开/)).toBeNull());
    expect(await screen.findByText(`${more.entries.length} 步全部与记录一致`)).toBeInTheDocument();
    expect(screen.getByTitle('loan: shelf ⊘ returned')).toBeInTheDocument();
  });
});
