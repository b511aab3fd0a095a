import { type Recorded, STAGE_EVENT, type Stage } from '@/app/stage/stage';
import { drawPictures } from './drawnPictures';
import { keepZone } from './recordedZone';

/** The frame this document stands in, when it is the stage of a replay page. */
export const stageFrame = (): HTMLElement | undefined =>
  document.URL === 'about:srcdoc' ? ((window.frameElement as HTMLElement | null) ?? undefined) : undefined;

/** Makes this document's world that of the recording, before the app's code runs. */
export function enterRecordedWorld(frame: HTMLElement): Recorded {
  const recorded = JSON.parse(frame.dataset.recorded ?? '') as Recorded;
  drawPictures(window as unknown as typeof globalThis);
  keepZone(window as unknown as typeof globalThis, recorded.utcOffset);
  leaveFocus(window as unknown as typeof globalThis);
  return recorded;
}

/**
 * A dialog that opens on the stage takes no focus from the page around it, or one could not step on by keys. Who has gone into
 * the frame finds it there as the member did.
 */
export function leaveFocus({ HTMLElement: { prototype }, document: own }: typeof globalThis): void {
  const focus = prototype.focus;
  prototype.focus = function (options?: FocusOptions) {
    if (own.hasFocus()) focus.call(this, options);
  };
}

/** Hands the stage to the page around it. */
export function presentStage(frame: HTMLElement, stage: Stage): void {
  frame.dispatchEvent(new CustomEvent(STAGE_EVENT, { detail: stage }));
}

type Policy = { createHTML(text: string): string };
let policy: Policy | undefined;

/** The page's own text, where the browser asks whether it is. */
function trusted(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policy ??= trustedTypes?.createPolicy('plaza-stage', { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}

/**
 * The document of the frame: the same head, code and table of chunks as the page around it, by `srcdoc`, so that it is no
 * request and stands under the page's own policy.
 */
export function stageDocument(page: Document): string {
  const parts = [...page.querySelectorAll('style#base, script[defer], script#chunks')].map(
    ({ outerHTML }) => outerHTML,
  );
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>.</title></head><body><div id="root"></div>${parts.join('')}</body></html>`;
  return trusted(html);
}
