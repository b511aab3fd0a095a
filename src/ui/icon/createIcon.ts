import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Draws the icons of lucide-react; the build puts it in the place of the package's own, whose context, sizes and names
 * nobody here uses (decision 0009). Decoration unless it is given a name.
 */
// biome-ignore lint/style/noDefaultExport: the module it stands in for has one
export default function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      } as const,
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
