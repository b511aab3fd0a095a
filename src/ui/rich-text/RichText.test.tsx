import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichText } from './RichText';

describe('RichText', () => {
  it('what stands under the text comes with it, and does not move from under a finger', async () => {
    render(
      <RichText html="<p>公告</p>" onGo={() => {}}>
        <button type="button">不再提示</button>
      </RichText>,
    );
    expect(screen.queryByText('不再提示')).toBeNull();
    expect(await screen.findByText('公告')).toBeInTheDocument();
    expect(screen.getByText('不再提示')).toBeInTheDocument();
  });

  it('F1: shows what a notice says and runs nothing of it', async () => {
    render(
      <RichText
        html={'<p>维护<b>公告</b></p><img src=x onerror="alert(1)"><script>alert(1)</script>'}
        onGo={() => {}}
      />,
    );
    expect(await screen.findByText('公告')).toBeInTheDocument();
    expect(document.querySelector('script, [onerror]')).toBeNull();
  });

  it('goes to our own places inside the app', async () => {
    const onGo = jest.fn();
    render(<RichText html={'<a href="/games">去<b>看看</b></a>'} onGo={onGo} />);
    await userEvent.click(await screen.findByText('看看'));
    expect(onGo).toHaveBeenCalledWith('/games');
  });
});
