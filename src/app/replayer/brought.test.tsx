import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { fillBrowserGaps } from '@/testing/browserGaps';
import { createFakeClock } from '@/testing/fakes/fakeClock';
import { Replayer } from './Replayer';

fillBrowserGaps();

const text = readFileSync('src/app/replay/logs/failed-purchase.session.json', 'utf8');

describe('the replay page by a link', () => {
  it('opens the recording that came with it, under its number', async () => {
    const clock = createFakeClock();
    render(<Replayer world={{ clock, build: 'this', brought: { name: '记录 4827-1903', text: async () => text } }} />);
    await act(() => clock.advance());
    expect(await screen.findByText('记录 4827-1903', undefined, { timeout: 10_000 })).toBeInTheDocument();
    expect(await screen.findByText(/步全部与记录一致/, undefined, { timeout: 10_000 })).toBeInTheDocument();
  });

  it('says so where the recording did not come along', () => {
    render(<Replayer world={{ clock: createFakeClock(), build: 'this', brought: 'nothing' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('没有随页面送来');
  });
});
