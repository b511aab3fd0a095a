import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

describe('C7: kept pages', () => {
  it('draws nothing anew on a page that is shown again as it was left', async () => {
    const { shelf, user, pass } = await renderApp('/games');
    const tap = async (name: string) => {
      await user.click(screen.getByRole('link', { name, current: false }));
      await pass();
    };
    // Whatever draws the page again finds this in its place.
    shelf.set('games', () => <p>drawn anew</p>);
    await tap('首页');
    await tap('游戏');
    expect(screen.getByRole('heading', { level: 1, name: '游戏' })).toBeInTheDocument();
    expect(screen.queryByText('drawn anew')).not.toBeInTheDocument();
  });
});
