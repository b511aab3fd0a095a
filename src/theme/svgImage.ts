/**
 * A drawing as a value of `background`; it stands in the page itself, so that the first frame has it without a request. Only what an
 * address cannot hold is escaped: the page is shorter by it.
 */
export const svgImage = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}")`;
