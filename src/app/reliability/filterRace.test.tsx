import { counted, effort } from '@scripts/reliability/tally';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { gameApi } from '@/api/gameApi';
import { seededRandom } from '@/lib/faults/seededRandom';
import { useFeed } from '@/shell/feeds/useFeed';
import { buildGame } from '@/testing/builders/game';
import { page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const LIST = 'POST web/game/list';
const orders = [
  ['A', 'B', 'C'],
  ['A', 'C', 'B'],
  ['B', 'A', 'C'],
  ['B', 'C', 'A'],
  ['C', 'A', 'B'],
  ['C', 'B', 'A'],
] as const;
const SEEDS = effort(8, 50);

describe('F5: a filter that is changed faster than the server answers', () => {
  it.each(orders)(
    'answers in the order %s %s %s: the rows are always those of the filter that is on',
    async (...order) => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const random = seededRandom(seed);
        const { store, ports } = await createTestStore();
        const held = ports.server.defer(LIST);
        const { result, rerender, unmount } = renderHook(
          ({ keyword }) => useFeed(gameApi.endpoints.gameList, { keyword }),
          {
            initialProps: { keyword: 'A' },
            wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
          },
        );
        let on = 'A';
        const pass = () => act(() => ports.clock.advance());
        const judge = () => expect(result.current.items.filter(({ name }) => name !== `game of ${on}`)).toEqual([]);
        const answer = async (keyword: string) => {
          await pass();
          const which = held.waiting.findIndex(({ form }) => form.keyword === keyword);
          if (which < 0) return false;
          held.answer(page([buildGame({ name: `game of ${keyword}` })]), which);
          await pass();
          judge();
          return true;
        };
        const due: string[] = [...order];
        for (const next of ['B', 'C']) {
          // Now and then an answer is quicker than the next change.
          if (random() < 0.4 && due[0] !== undefined && (await answer(due[0]))) due.shift();
          on = next;
          rerender({ keyword: on });
          judge();
        }
        for (const keyword of due) await answer(keyword);
        await pass();
        expect(result.current.items.map(({ name }) => name)).toEqual(['game of C']);
        unmount();
      }
      counted('network', 'filter races (6 orders): only rows of the filter that is on', SEEDS, { seed: 1 });
    },
  );
});
