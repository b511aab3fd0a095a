/** Product art comes in as a component, so that `currentColor` and the theme's variables work inside it. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react';

  const Art: ComponentType<SVGProps<SVGSVGElement>>;
  export default Art;
}
