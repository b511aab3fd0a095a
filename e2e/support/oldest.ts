import type { BrowserContext } from '@playwright/test';

/** Takes away what Chromium 87 or iOS 14 lacks, before the page's own scripts run; how many things those were is `window.tookAway`. */
export async function makeOldest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const took: string[] = [];
    const take = (owner: object | undefined, where: string, names: readonly string[]) => {
      for (const name of names) {
        if (owner && name in owner && Reflect.deleteProperty(owner, name)) took.push(`${where}${name}`);
      }
    };
    const globals = window as unknown as Record<string, object & { prototype: object }>;
    take(Array.prototype, '[].', ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']);
    take(String.prototype, "''.", ['at', 'isWellFormed', 'toWellFormed']);
    take(Object, 'Object.', ['hasOwn', 'groupBy']);
    take(Map, 'Map.', ['groupBy']);
    take(Array, 'Array.', ['fromAsync']);
    take(Promise, 'Promise.', ['withResolvers', 'try']);
    take(Set.prototype, 'Set.', ['union', 'intersection', 'difference', 'isSubsetOf']);
    take(globals.Iterator?.prototype, 'Iterator.', ['map', 'filter', 'take', 'toArray', 'some', 'find']);
    take(AbortSignal, 'AbortSignal.', ['any', 'timeout', 'abort']);
    take(AbortSignal.prototype, 'AbortSignal.', ['throwIfAborted']);
    take(URL, 'URL.', ['canParse', 'parse']);
    take(Crypto.prototype, 'crypto.', ['randomUUID']);
    take(Element.prototype, 'Element.', ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'ariaNotify']);
    take(HTMLElement.prototype, 'HTMLElement.', ['inert', 'showPopover', 'hidePopover', 'popover']);
    take(Document.prototype, 'Document.', ['startViewTransition']);
    take(Navigator.prototype, 'navigator.', ['locks', 'scheduling', 'userActivation', 'virtualKeyboard', 'wakeLock']);
    take(window, '', [
      'structuredClone',
      'trustedTypes',
      'navigation',
      'scheduler',
      'requestIdleCallback',
      'cancelIdleCallback',
      'BroadcastChannel',
      'OffscreenCanvas',
      'createImageBitmap',
      'CompressionStream',
      'DecompressionStream',
      'documentPictureInPicture',
    ]);
    // Parts of a stylesheet that an old engine cannot read: the rule is refused, or the question answered with no.
    const unread = /:has\(|@container|container-type|content-visibility|@layer|color-mix\(|oklch\(/;
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function refusing(rule, index) {
      if (/:has\(|@container|@layer/.test(rule)) {
        took.push('rule');
        throw new DOMException(`Failed to parse the rule '${rule}'.`, 'SyntaxError');
      }
      return insert.call(this, rule, index);
    };
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...question: [string, string?]) =>
      !unread.test(question.join(' ')) && supports(...(question as [string]));
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function deaf(name, value) {
      // To such a browser it is an attribute like any other, which changes nothing.
      set.call(this, name === 'inert' ? 'data-inert' : name, value);
    };
    Object.assign(window, { tookAway: took });
  });
}
