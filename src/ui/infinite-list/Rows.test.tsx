import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Rows } from './Rows';

jest.mock('virtua', () => ({
  WindowVirtualizer: function ScrolledWindow({ children }: { children: ReactNode }) {
    const { useReducer } = jest.requireActual<typeof import('react')>('react');
    const [, scroll] = useReducer((times: number) => times + 1, 0);
    return (
      <div>
        <button type="button" onClick={scroll}>
          滚动
        </button>
        {children}
      </div>
    );
  },
}));

describe('rows of a window', () => {
  it('are drawn again with their list, and not with the window', async () => {
    const draw = jest.fn((name: string, index: number) => <p>{`${index + 1} ${name}`}</p>);
    const list = (items: readonly string[], row: (name: string, index: number) => ReactElement) => (
      <Rows items={items} keyOf={(item) => item} windowed>
        {row}
      </Rows>
    );
    const { rerender } = render(list(['远航纪元', '花田来信'], draw));
    expect(draw).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    expect(draw).toHaveBeenCalledTimes(2);
    rerender(list(['花田来信'], draw));
    expect(screen.getByText('1 花田来信')).toBeInTheDocument();
    rerender(list(['花田来信'], () => <p>另一种</p>));
    expect(screen.getByText('另一种')).toBeInTheDocument();
  });
});
