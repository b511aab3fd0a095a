import type { EarlyData } from '@/app/ports/bootPage';
import { createBrowserPorts } from '@/app/ports/browserPorts';

declare global {
  interface Window {
    /** What the boot script in the page has already asked for. */
    plazaEarly?: EarlyData;
  }
}

/** What takes long to begin: each in a task of its own, so that the screen that is there already answers in between. */
const pieces = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/api/statusApi'),
];

async function start(root: HTMLElement): Promise<void> {
  const early = window.plazaEarly ?? {};
  const ports = createBrowserPorts(early);
  for (const piece of pieces) {
    await piece();
    await new Promise<void>((go) => ports.clock.after(0, go));
  }
  const { startApp } = await import(/* webpackMode: "eager" */ '@/app/boot/startApp');
  await startApp(root, ports, early);
}

const root = document.getElementById('root');
if (root) void start(root);
