import type { BuiltPage } from './builtPage';

/** Where a recording goes, so that the page, which may ask for nothing, need not. */
const RECORDING_HOLE = '<!-- recording -->';

/** The replay page with a recording in it, as an element that holds a text: nothing in the text can close it. */
export function withRecording(
  { html, policy }: BuiltPage,
  { number, text }: { number: string; text: string },
): BuiltPage {
  const element = `<script type="application/json" id="recording" data-number="${number}">${text.replaceAll('<', '\\u003c')}</script>`;
  return { html: html.replace(RECORDING_HOLE, () => element), policy };
}
