import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { PortsContext } from '@/kernel/hooks';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('a render that failed', () => {
  it('R19: shows the last actions before they are saved, and what is saved replays and names nobody', async () => {
    const { store, ports } = await createTestStore({ member: buildAccount({ name: '不该出现的名字' }) });
    for (let count = 0; count < 60; count += 1) store.dispatch(toastEvents.raised({ type: 'info', text: `${count}` }));
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Provider store={store}>
        <PortsContext value={ports}>
          <CrashBoundary>
            <Broken />
          </CrashBoundary>
        </PortsContext>
      </Provider>,
    );
    expect(await screen.findByText('最近 50 个操作', undefined, { timeout: 10_000 })).toBeInTheDocument();
    // Not only what the test raised: RTK Query tells of its subscribers by its own timer, whenever that is.
    const shown = Array.from(screen.getByRole('group').querySelectorAll('code'), (code) => code.textContent);
    expect(shown).toHaveLength(50);
    expect(shown).toContain('toasts/raised');
    expect(ports.download.started).toEqual([]);
    expect(ports.faults.reported).toEqual([expect.stringMatching(/^crash Error /)]);
    await userEvent.click(screen.getByRole('button', { name: '保存故障记录' }));
    expect(await screen.findByText('已交给浏览器保存')).toBeInTheDocument();
    expect(ports.download.started[0]?.name).toMatch(/^plaza-crash-.*\.session\.json$/);
    const text = (await blobs[0]?.text()) ?? '';
    expect(text).not.toContain('不该出现的名字');
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    expect(read.file.entries.map(({ a }) => a.type).toReversed()).toEqual(shown);
    expect(read.file.marks).toContainEqual({ s: 50, kind: 'crash', text: 'Error: broken on purpose' });
    expect((await replayFile(read.file)).divergence).toBeUndefined();
    jest.restoreAllMocks();
  }, 20_000);
});
