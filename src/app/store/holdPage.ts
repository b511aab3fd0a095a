import type { Ports } from '@/kernel/ports';

/**
 * Loading the page anew from the past would take the present with it, and is not done; what is foreign ends by it. Held here
 * and not in the port, which is in the first load: nobody travels without this code.
 */
export function holdPage({ gate, document }: Ports): void {
  const { reload } = document;
  document.reload = () => {
    if (gate.mode !== 'travel') reload();
  };
}
