import { render, screen } from '@testing-library/react';
import { describeConformance } from '@/ui/testing/describeConformance';
import { IconButton } from './IconButton';
import { News } from './News';

describeConformance('IconButton', <IconButton label="更多">·</IconButton>, { tag: 'button' });

describe('News', () => {
  it.each([
    [3, '3'],
    [99, '99'],
    [100, '99+'],
  ])('shows %s waiting as %s', (news, shown) => {
    render(<News news={news} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.getByText(`${shown} 条未读`)).toBeInTheDocument();
  });

  it('shows nothing when nothing waits', () => {
    expect(render(<News news={0} />).container).toBeEmptyDOMElement();
  });
});

it('says its name and what waits behind it', () => {
  render(
    <IconButton label="消息" news={3}>
      ·
    </IconButton>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(/消息.*3 条未读/);
});
