import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Chip } from './Chip';
import { ChipRow } from './ChipRow';

describeConformance('Chip', <Chip>热门</Chip>, { tag: 'button' });

it('one chip is on, a tap chooses another', async () => {
  const onChoose = jest.fn();
  const chips = ['推荐', '最新'].map((label) => ({ id: label, label }));
  render(<ChipRow label="榜单" chips={chips} active="推荐" onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: '推荐', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '最新', pressed: false }));
  expect(onChoose).toHaveBeenCalledWith('最新');
});
