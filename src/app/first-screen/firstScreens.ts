import { framed } from './firstScreenOf';

/** Every first screen and an address that has it; apart from what the boot script brings. */
export const firstScreens: Readonly<Record<string, string>> = {
  home: '/',
  ...Object.fromEntries(framed.map((name) => [name, `/${name}`])),
  simple: '/faq',
  bare: '/detail/1',
};
