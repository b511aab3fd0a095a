import { startApp } from '@/app/boot/startApp';
import type { EarlyData } from '@/app/ports/bootPage';
import { createBrowserPorts } from '@/app/ports/browserPorts';

declare global {
  interface Window {
    /** What the boot script in the page has already asked for. */
    plazaEarly?: EarlyData;
  }
}

const root = document.getElementById('root');
const early = window.plazaEarly ?? {};
if (root) void startApp(root, createBrowserPorts(early), early);
