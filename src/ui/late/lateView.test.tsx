import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lateView } from './lateView';

function Part({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

/** A part whose chunk fails so many times before it arrives. */
function failing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('ChunkLoadError');
    return Part;
  });
  const View = lateView(load);
  const shown = render(
    <Suspense fallback="loading">
      <h1>Page</h1>
      <View name="Part" />
    </Suspense>,
  );
  return { load, View, shown };
}

describe('a part of a page in a chunk of its own', () => {
  it('C8: that fails once is asked for again, and nobody notices', async () => {
    const { load } = failing(1);
    expect(await screen.findByText('Part is here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('C8: that cannot be had leaves the page alive, and 重试 brings it', async () => {
    failing(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('这一部分加载失败');
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('Part is here')).toBeVisible();
  });

  it('C8: that failed is tried anew by whoever opens it later, once it was retried', async () => {
    const { View, shown } = failing(2);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByText('Part is here');
    shown.unmount();
    render(<Suspense fallback="loading">{<View name="Later" />}</Suspense>);
    expect(await screen.findByText('Later is here')).toBeVisible();
  });
});
