import type { Gate } from '@/kernel/gate';
import type { SharePort } from '@/kernel/ports';

/**
 * Copies and shares by what the browser has; a refusal is an answer, not an error (F2). From the past nothing is taken
 * along but what support writes itself, as a file.
 */
export function createBrowserShare(gate: Gate): SharePort {
  return {
    canShare: typeof navigator.share === 'function',
    async copy(text) {
      if (!gate.isLive) return false;
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return copyBySelection(text);
      }
    },
    async share(data) {
      if (!gate.isLive) return false;
      try {
        await navigator.share(data);
        return true;
      } catch {
        return false;
      }
    },
    async shareFile(name, text) {
      // Browsers share texts but no JSON.
      const files = [new File([text], `${name.replace(/\.json$/, '')}.txt`, { type: 'text/plain' })];
      try {
        if (!navigator.canShare?.({ files })) return false;
        await navigator.share({ files });
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The old way, for browsers and contexts without the clipboard API. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
