import { loadStart } from '@/app/boot/startSteps';
import type { EarlyData } from '@/app/ports/bootPage';
import { createBrowserPorts } from '@/app/ports/browserPorts';

declare global {
  interface Window {
    /** What the boot script in the page has already asked for. */
    plazaEarly?: EarlyData;
  }
}

async function start(root: HTMLElement, early: EarlyData): Promise<void> {
  await early.drawn;
  const ports = createBrowserPorts(early);
  const { startApp } = await loadStart(ports.clock);
  await startApp(root, ports, early);
}

const early = window.plazaEarly ?? {};
early.start?.arrived();
const root = document.getElementById('root');
if (root)
  void start(root, early).catch((fault: unknown) => {
    early.start?.failed();
    throw fault;
  });
