import { steadyRows } from './steadyRows';

const post = (id: number) => ({ id });
const drawing = () => {
  const draw = jest.fn(({ id }: { id: number }, index: number) => <p key={id}>{index}</p>);
  return { draw, row: steadyRows(draw) };
};

describe('a row of a list', () => {
  it('is drawn once at its place', () => {
    const { draw, row } = drawing();
    const first = post(1);
    expect(row(first, 0)).toBe(row(first, 0));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn again at another place, and when what it shows changed', () => {
    const { row } = drawing();
    const first = post(1);
    expect(row(first, 1)).not.toBe(row(first, 0));
    expect(row(first, 0).props).toEqual({ children: 0 });
    expect(row({ ...first }, 0)).not.toBe(row(first, 0));
  });

  it('is forgotten once many others were drawn, so that a long list keeps no more than a short one', () => {
    const { draw, row } = drawing();
    const posts = Array.from({ length: 200 }, (_none, id) => post(id));
    posts.forEach(row);
    const [first] = posts;
    if (first) row(first, 0);
    expect(draw).toHaveBeenCalledTimes(201);
  });
});
