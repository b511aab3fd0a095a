import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '@/ui/testing/describeConformance';
import { CoverCard } from './Cover';

const card = <CoverCard name="云上客栈" note="第 12 话" src="/c.webp" href="/bookinfo/1" onGo={() => {}} />;
describeConformance('CoverCard', card, { tag: 'a' });

it('a cover leads to its book and shows one mark only', async () => {
  const onGo = jest.fn();
  render(<CoverCard name="云上客栈" src="/c.webp" href="/bookinfo/1" onGo={onGo} marks={['hot', 'limited']} />);
  expect(screen.getByText('限免')).toBeInTheDocument();
  expect(screen.queryByText('热')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /云上客栈/ }));
  expect(onGo).toHaveBeenCalledTimes(1);
});
