import { render, screen } from '@testing-library/react';
import { Badge, LevelBadge } from '@/ui/badge/Badge';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Mark, strongestMark, Tag } from './Mark';

describeConformance('Mark', <Mark kind="free" />, { tag: 'span' });
describeConformance('Tag', <Tag>解谜</Tag>, { tag: 'span' });
describeConformance('Badge', <Badge kind="year" />, { tag: 'span' });
describeConformance('LevelBadge', <LevelBadge level={6} />, { tag: 'span' });

it('a cover shows only the strongest mark', () => {
  expect(strongestMark(['hot', 'free', 'vip'])).toBe('vip');
  expect(strongestMark(['hot', 'limited', 'vip'])).toBe('limited');
  expect(strongestMark([])).toBeUndefined();
});

it('an expired VIP badge says so, not only by its grey', () => {
  render(<Badge kind="year" expired />);
  expect(screen.getByText('年费 VIP（已过期）')).toBeInTheDocument();
});
