import type { EarlyData } from '@/app/boot/loadConfig';
import { startApp } from '@/app/boot/startApp';
import { createBrowserPorts } from '@/app/ports/browserPorts';

declare global {
  interface Window {
    /** What the boot script in the page has already asked for. */
    plazaEarly?: EarlyData;
  }
}

const root = document.getElementById('root');
if (root) void startApp(root, createBrowserPorts(), window.plazaEarly ?? {});
