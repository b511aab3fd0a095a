import type { InApp } from '@/contract/recording';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { Barred } from './inApp';

/** What a guide is about. */
export interface Guided {
  /** What cannot be done here. */
  why: Barred;
  /** Where; undefined in a browser proper, which installs by its own menu. */
  inApp?: InApp;
  /** The address that is wanted in a browser, or a path of this app; the page on screen where it is absent. */
  link?: string;
}

/** Shows how the page is opened in a browser that may do it, with pictures of this app's menu. */
export const browserGuide = ({ why, inApp, link }: Guided) =>
  overlayEvents.opened({ kind: 'browser-guide', data: { why, ...(inApp && { inApp }), ...(link && { link }) } });
