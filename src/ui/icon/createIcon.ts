import { createElement, type SVGProps } from 'react';

/**
 * Draws the icons of lucide-react; the build has them begin here (`scripts/webpack/iconLoader`), since nobody needs the
 * package's own context, sizes and names (decision 0009). Decoration unless it is given a name.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default function createIcon(d: string) {
  // One element for all places: React sees at once that nothing changed.
  const path = createElement('path', { d });
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        // Size and line stand in `globalCss`: as attributes they cost a list five icons a row, seven settings each.
        className: className ? `icon ${className}` : 'icon',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      } as const,
      path,
    );
}
