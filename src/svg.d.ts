/** SVGR turns an imported drawing into a component. */
declare module '*.svg' {
  import type { FC, SVGProps } from 'react';

  const Drawing: FC<SVGProps<SVGSVGElement>>;
  export default Drawing;
}
