import { type ComponentType, createContext, lazy, useContext, useState } from 'react';
import { lateText } from '@/text/late';
import { ErrorState } from '@/ui/page-state/PageState';

const Again = createContext<() => void>(() => {});

/** Stands where the part would be. */
function Lost() {
  return <ErrorState inline title={lateText.title} note={lateText.note} onRetry={useContext(Again)} />;
}

/**
 * A part of a page that comes in a chunk of its own; show it inside a `Suspense`. It is asked for twice; when it cannot
 * be had, a face with 重试 stands in its place, and the page around it lives on (C8). React's own `lazy` would throw.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load()
        .catch(load)
        .then(
          (View) => ({ default: View }),
          () => ({ default: Lost }),
        ),
    );
  let shared = begin();

  return function LateView(props: Props) {
    const [View, setView] = useState(() => shared);
    const again = () => {
      shared = begin();
      setView(() => shared);
    };
    return (
      <Again value={again}>
        <View {...props} />
      </Again>
    );
  };
}
