import { render, screen } from '@testing-library/react';
import { RowBox, RowsBox } from './boxes';

describe('the boxes of a window', () => {
  it('leave the pointer to rows that are scrolled', () => {
    render(<RowsBox style={{ height: 900, pointerEvents: 'none' }}>行</RowsBox>);
    expect(screen.getByText('行')).toHaveStyle({ height: '900px' });
    expect(screen.getByText('行').style.pointerEvents).toBe('');
  });

  it('hide a row that is not measured yet by nothing that it hands on', () => {
    const { rerender } = render(
      <RowBox index={3} style={{ top: 40, visibility: 'hidden' }}>
        行
      </RowBox>,
    );
    const { style } = screen.getByText('行');
    expect([style.top, style.visibility, style.opacity]).toEqual(['40px', '', '0']);
    rerender(
      <RowBox index={3} style={{ top: 40 }}>
        行
      </RowBox>,
    );
    expect([style.top, style.visibility, style.opacity]).toEqual(['40px', '', '']);
  });
});
