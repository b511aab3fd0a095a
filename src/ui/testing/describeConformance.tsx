import { render } from '@testing-library/react';
import { cloneElement, type ReactElement, type Ref } from 'react';

interface Promises {
  /** Tag of the root element; the ref points to it. */
  tag: string;
  /** What the part does not take; default: nothing. */
  without?: ('ref' | 'className' | 'props')[];
}

/** Checks what every part of the kit promises: ref, class name and foreign props arrive at the root element. */
export function describeConformance(name: string, element: ReactElement<object>, { tag, without = [] }: Promises) {
  const withProps = (props: Record<string, unknown> & { ref?: Ref<HTMLElement> }) =>
    render(cloneElement(element, props));

  describe(`${name} conforms`, () => {
    it('renders its root element', () => {
      expect(withProps({}).container.firstElementChild?.tagName.toLowerCase()).toBe(tag);
    });

    if (!without.includes('ref'))
      it('hands its root element to the ref', () => {
        const held: { current: HTMLElement | null } = { current: null };
        const { container } = withProps({ ref: held });
        expect(held.current).toBe(container.firstElementChild);
      });

    if (!without.includes('className'))
      it('keeps its own classes beside a foreign one', () => {
        const root = withProps({ className: 'foreign' }).container.firstElementChild;
        expect(root).toHaveClass('foreign');
        expect(root?.classList.length).toBeGreaterThan(1);
      });

    if (!without.includes('props'))
      it('passes foreign attributes on', () => {
        const root = withProps({ 'data-mine': 'yes', id: 'mine' }).container.firstElementChild;
        expect(root).toHaveAttribute('data-mine', 'yes');
        expect(root).toHaveAttribute('id', 'mine');
      });
  });
}
