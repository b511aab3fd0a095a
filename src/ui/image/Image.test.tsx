import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Image } from './Image';

describeConformance('Image', <Image src="/a.png" alt="图" />, { tag: 'span' });

const failTimes = (times: number) => {
  for (let time = 0; time < times; time += 1) fireEvent.error(screen.getByRole('img'));
};

describe('Image', () => {
  it('asks three times, then offers a tile with its alt text that retries without following the link', async () => {
    const onFollow = jest.fn();
    render(
      <a href="/games" onClick={onFollow}>
        <Image src="/a.png" alt="云端猫岛" />
      </a>,
    );
    failTimes(2);
    expect(screen.getByRole('img', { name: '云端猫岛' })).toHaveAttribute('src', '/a.png#3');
    failTimes(1);
    const tile = screen.getByRole('button', { name: /云端猫岛.*点按重试/ });
    await userEvent.click(tile);
    expect(onFollow).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: '云端猫岛' })).toHaveAttribute('src', '/a.png');
    failTimes(3);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('img')).toBeInTheDocument();
  });

  it('starts over with another picture', () => {
    const { rerender } = render(<Image src="/a.png" alt="图" />);
    failTimes(3);
    rerender(<Image src="/b.png" alt="图" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });

  it('waits for a tap where data is saved', async () => {
    render(<Image src="/a.png" alt="图" held />);
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /图.*点按加载图片/ }));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png');
  });

  it('is lazy unless it is on the first screen', () => {
    const { rerender } = render(<Image src="/a.png" alt="图" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Image src="/a.png" alt="图" eager />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
