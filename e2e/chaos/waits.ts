import type { BrowserContext } from '@playwright/test';

/** No wait on screen lasts longer: the client gives a call up after 30 s and says so. */
const STUCK_MS = 35_000;
/** The one wait that says in words what it waits for and is longer by design: a payment is asked about for a minute (decision 0011). */
const DESIGNED = { words: '确认支付结果', ms: 60_000, grace: 5_000 };

/** Waits longer than `STUCK_MS` that were designed to be, in seconds, as the page told them. */
export const designedWaits = (line: string): number | undefined => {
  const found = /^chaos-wait (\d+)$/.exec(line);
  return found ? Number(found[1]) : undefined;
};

/** Looks twice a second at what says it is waiting, and tells the console of any that never ends, and of an empty page. */
export async function watchWaits(context: BrowserContext): Promise<void> {
  const init = ({ most, designed }: { most: number; designed: typeof DESIGNED }) => {
    const waited = new WeakMap<Element, number>();
    const told = new WeakSet<Element>();
    let last = performance.now();
    let blank = 0;
    const tell = (what: string) => {
      // biome-ignore lint/suspicious/noConsole: the console is how the page tells the test
      console.error(`chaos: ${what} at ${location.pathname}`);
    };
    const look = () => {
      const now = performance.now();
      // A machine that stood still does not count as waiting.
      const step = Math.min(now - last, 1_000);
      last = now;
      for (const element of document.querySelectorAll('[aria-busy="true"], [role="status"]')) {
        const text = element.textContent ?? '';
        const waits = element.hasAttribute('aria-busy') || /加载|正在|等待|核实|请稍候|上传中|压缩中/.test(text);
        if (!waits || !element.checkVisibility({ visibilityProperty: true })) {
          waited.delete(element);
          continue;
        }
        const sum = (waited.get(element) ?? 0) + step;
        waited.set(element, sum);
        const isDesigned = text.includes(designed.words);
        if (isDesigned && sum > most && sum - step <= most) {
          // biome-ignore lint/suspicious/noConsole: the console is how the page tells the test
          console.info(`chaos-wait ${Math.round(sum / 1000)}`);
        }
        const limit = isDesigned ? designed.ms + designed.grace : most;
        if (sum <= limit || told.has(element)) continue;
        told.add(element);
        tell(`stuck for ${Math.round(sum / 1000)} s: ${text.slice(0, 40)} ${element.outerHTML.slice(0, 160)}`);
      }
      blank = document.body?.innerText.trim() === '' && document.readyState === 'complete' ? blank + step : 0;
      if (blank > most) {
        tell('blank');
        blank = Number.NEGATIVE_INFINITY;
      }
    };
    setInterval(look, 500);
  };
  await context.addInitScript(init, { most: STUCK_MS, designed: DESIGNED });
}

/** What the network may be blamed for; everything else a browser complains about is the product's own. */
export const OF_THE_NETWORK = [
  /^request: /,
  /Failed to load resource/,
  /net::ERR_/,
  // A file that was cut short or swapped is refused by its hash or its type.
  /integrity/,
  /MIME type/,
] as const;
