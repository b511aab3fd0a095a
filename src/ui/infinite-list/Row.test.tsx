import { render, screen } from '@testing-library/react';
import { Row } from './Row';

it('is drawn again for another item, another place or another way to draw it, and not with its window', () => {
  const draw = jest.fn((name: string, index: number) => <p>{`${index + 1} ${name}`}</p>);
  const window = (item: string, index: number) => (
    <Row item={item} index={index}>
      {draw}
    </Row>
  );
  const { rerender } = render(window('远航纪元', 0));
  rerender(window('远航纪元', 0));
  rerender(window('远航纪元', 0));
  expect(draw).toHaveBeenCalledTimes(1);
  rerender(window('花田来信', 0));
  rerender(window('花田来信', 1));
  expect(draw).toHaveBeenCalledTimes(3);
  expect(screen.getByText('2 花田来信')).toBeInTheDocument();
  rerender(
    <Row item="花田来信" index={1}>
      {() => <p>另一种</p>}
    </Row>,
  );
  expect(screen.getByText('另一种')).toBeInTheDocument();
});
