import type { SVGProps } from 'react';

/** Stands in for an SVG component in unit tests, where no webpack loader runs. */
export default function SvgStub(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" {...props} />;
}
