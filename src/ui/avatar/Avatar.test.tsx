import { fireEvent, render, screen } from '@testing-library/react';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Avatar } from './Avatar';

describeConformance('Avatar', <Avatar name="阿糖" />, { tag: 'span' });

describe('Avatar', () => {
  it('falls back to the first letter of the name when the picture is broken', () => {
    render(<Avatar name="阿糖不吃糖" src="/a.png" />);
    fireEvent.error(screen.getByRole('img', { name: '阿糖不吃糖' }));
    expect(screen.getByText('阿')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '阿糖不吃糖' })).not.toHaveAttribute('src');
  });

  it('is silent beside a written name', () => {
    render(<Avatar name="阿糖" src="/a.png" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
