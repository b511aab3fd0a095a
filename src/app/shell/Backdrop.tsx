import { type ComponentType, lazy, Suspense } from 'react';
import { useMediaQuery } from '@/lib/react/useMediaQuery';
import { media } from '@/theme/breakpoints';

const Nothing: ComponentType = () => null;

// Decoration that phones never load; without it the page is whole.
const Layers = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "backdrop" */ './BackdropLayers').then(
    (chunk) => ({ default: chunk.BackdropLayers }),
    () => ({ default: Nothing }),
  ),
);

/** What fills a window that is wider than the column (B1). */
export function Backdrop() {
  const wide = useMediaQuery(media.tabletUp);
  if (!wide) return null;
  return (
    <Suspense>
      <Layers />
    </Suspense>
  );
}
