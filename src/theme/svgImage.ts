/** A drawing as a value of `background`; it stands in the page itself, so that the first frame has it without a request. */
export const svgImage = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
