import { groupThousands } from '@/lib/format/groupThousands';
import { isOwn } from '@/lib/url/own';

type Item = Readonly<Record<string, string | number | null | undefined>>;

/** Home's answer as it came over the wire or out of storage: nobody has looked at it yet. */
export type RawFeed = Readonly<Record<string, readonly Item[] | undefined>>;

/** A cut with the words of an item. */
function filled(cut: Element, item: Item): Element {
  const made = cut.cloneNode(true) as Element;
  if (item.route) made.setAttribute('href', String(item.route));
  for (const slot of made.querySelectorAll<HTMLElement>('[data-if]'))
    if ((item[slot.dataset.if ?? ''] ?? '') === '') slot.remove();
  for (const slot of made.querySelectorAll<HTMLElement>('[data-say]')) {
    const said = item[slot.dataset.say ?? ''];
    slot.textContent = typeof said === 'number' ? groupThousands(said) : (said ?? '');
  }
  return made;
}

/**
 * Puts what is known of home in the place of its grey boxes, before the app's code is there: banner, tiles and promos, cut from the app's
 * own elements (HomeStencil). What the app draws over it is the same. A feed that is no feed throws.
 */
export function fillHome(document: Document, feed: RawFeed): void {
  const boxes = document.querySelector('[data-for="home"] [role="status"]');
  const stencil = document.querySelector('template');
  if (!boxes || !stencil) return;
  const top = document.importNode(stencil.content, true);
  for (const row of top.querySelectorAll<HTMLElement>('[data-row]')) {
    const { row: name = '', most } = row.dataset;
    const cuts = [...row.children] as HTMLElement[];
    const made = (feed[name] ?? []).slice(0, Number(most ?? 99)).flatMap((item) => {
      const cut = cuts.find(({ dataset: { icon, kind } }) => icon === item.icon && kind === item.kind);
      return cut && (!cut.hasAttribute('href') || isOwn(String(item.route))) ? [filled(cut, item)] : [];
    });
    row.replaceChildren(...made);
    // Nothing of it: the app leaves it out as well.
    if (made.length === 0) row.remove();
  }
  boxes.replaceWith(top);
}
