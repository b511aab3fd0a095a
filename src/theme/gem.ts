import { svgImage } from './svgImage';

/** The diamond as a style value: prices stand on the first screen, and need no script for it. */
export const gem = svgImage(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 28"><path d="M8 1H28L35 10L18 27L1 10Z" fill="#5B4BE0"/><path d="M8 1L1 10H11Z" fill="#37C6E8"/><path d="M8 1H28L25 10H11Z" fill="#A8F0FC"/><path d="M28 1L35 10H25Z" fill="#4AA3F5"/><path d="M1 10H11L18 27Z" fill="#1E9FCE"/><path d="M11 10H25L18 27Z" fill="#4F7BF0"/><path d="M11 3H17L14.5 7.5H8.5Z" fill="#fff" opacity=".75"/></svg>',
);
