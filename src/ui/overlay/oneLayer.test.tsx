import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';
import { Sheet } from '@/ui/sheet/Sheet';

const views = { Sheet, Dialog };
type Kind = keyof typeof views;

let setStack: (stack: readonly Kind[]) => void;

/** Overlays as the shell shows them: whoever is asked to close goes at once. */
function Stack() {
  const [open, show] = useState<readonly Kind[]>([]);
  setStack = show;
  return (['Sheet', 'Dialog'] as const).map((kind) => {
    const View = views[kind];
    return (
      <View
        key={kind}
        open={open.includes(kind)}
        top={open.at(-1) === kind}
        title={kind}
        onCloseAsked={() => show((all) => all.filter((one) => one !== kind))}
      >
        x
      </View>
    );
  });
}

/** There, and with the focus inside: before that it does not listen to keys. */
async function listening(name: Kind) {
  const layer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
}

describe('one key, one layer', () => {
  it('F3: no watcher of the browser hears Back or Esc beside the history and the top layer', () => {
    Reflect.set(globalThis, 'CloseWatcher', class {});
    jest.isolateModules(() => void jest.requireActual('@/ui/sheet/Sheet'));
    expect('CloseWatcher' in globalThis).toBe(false);
  });

  it.each<readonly [Kind, Kind]>([
    ['Sheet', 'Dialog'],
    ['Dialog', 'Sheet'],
  ])('F3: Esc over a %s under a %s closes the upper one alone, again and again', async (lower, upper) => {
    render(<Stack />);
    for (let round = 0; round < 3; round += 1) {
      act(() => setStack([lower]));
      await listening(lower);
      act(() => setStack([lower, upper]));
      await listening(upper);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: upper })).toBeNull());
      await listening(lower);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
