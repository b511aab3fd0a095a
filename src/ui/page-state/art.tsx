import { type ComponentType, lazy, Suspense, type SVGProps } from 'react';

type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/** Decoration: without it a state is whole. */
const Nothing: Picture = () => <svg aria-hidden="true" />;

const drawn = (load: () => Promise<{ default: Picture }>): Picture => {
  const Art = lazy(() => load().catch(() => ({ default: Nothing })));
  return (props) => (
    <Suspense fallback={<svg {...props} />}>
      <Art {...props} />
    </Suspense>
  );
};

/** The box of an empty list; its place is kept until it is there. */
export const EmptyBox = drawn(() => import(/* webpackChunkName: "art" */ '@/ui/art/empty-box.svg'));

/** The dish that lost its signal. */
export const SignalLost = drawn(() => import(/* webpackChunkName: "art" */ '@/ui/art/signal-lost.svg'));
