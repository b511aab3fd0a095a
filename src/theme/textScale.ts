/**
 * How much bigger than 16 px the member's browser sets text (B2); 1 when it says nothing.
 * The boot script writes it to `--text-scale-browser`, because CSS cannot divide two lengths on the browsers we support.
 */
export function browserTextScale(page: Document): number {
  const probe = page.createElement('span');
  probe.style.fontSize = 'medium';
  probe.style.position = 'absolute';
  page.documentElement.appendChild(probe);
  const size = Number.parseFloat(page.defaultView?.getComputedStyle(probe).fontSize ?? '');
  probe.remove();
  return size > 0 ? size / 16 : 1;
}
