import { render, screen } from '@testing-library/react';
import { SkeletonCards, SkeletonCovers, SkeletonRows } from './Skeleton';

describe('skeletons', () => {
  it.each([
    ['rows', <SkeletonRows key="rows" count={2} />],
    ['covers', <SkeletonCovers key="covers" count={2} />],
    ['cards', <SkeletonCards key="cards" count={2} />],
  ])('%s say once that something loads and hide their shapes from readers', (_name, skeleton) => {
    render(skeleton);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^加载中$/);
    expect(status).toHaveAttribute('aria-busy', 'true');
  });

  it('has the pieces of the row that replaces it', () => {
    const shapes = (bones: Iterable<Element>) => [...bones].map((bone) => bone.getAttribute('data-shape'));
    const { container, rerender } = render(<SkeletonRows count={1} />);
    expect(shapes(container.querySelectorAll('[data-shape]'))).toEqual(['icon', 'title', 'line', 'short', 'pill']);
    rerender(<SkeletonRows count={1} lead="avatar" pill={false} />);
    expect(shapes(container.querySelectorAll('[data-shape]'))).toEqual(['avatar', 'title', 'line']);
  });
});
