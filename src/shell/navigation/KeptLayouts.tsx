import { useLayoutEffect } from 'react';
import { useAppSelector } from '@/kernel/hooks';
import { selectPlace } from './navigationSlice';

/**
 * Hidden pages keep their layout where the browser can: `Activity` takes them out of it, and one shown again would be styled
 * and laid out anew within the frame of the tap. Stands before the pages, so that it runs before any of them measures.
 */
export function KeptLayouts() {
  const current = useAppSelector((state) => selectPlace(state).page);
  useLayoutEffect(() => {
    // A browser that does not know it keeps nothing.
    if (!globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    const roots = [...document.querySelectorAll<HTMLElement>('[data-kept]')];
    const keep = () => {
      for (const { style, dataset } of roots) {
        const isHidden = dataset.kept !== current;
        style.setProperty('content-visibility', isHidden ? 'hidden' : '');
        if (isHidden) style.display = '';
      }
    };
    keep();
    // Whatever changes in a hidden page has React take it out of the layout once more.
    const again = new MutationObserver(() => {
      if (roots.some(({ style, dataset }) => dataset.kept !== current && style.display === 'none')) keep();
    });
    for (const root of roots) again.observe(root, { attributeFilter: ['style'] });
    return () => again.disconnect();
  }, [current]);
  return null;
}
