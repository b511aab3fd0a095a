import type { FoundCase } from '@server/cases/caseLink';
import type { BuiltPage } from './builtPage';

/** Where a recording goes, so that the page, which may ask for nothing, need not. */
const RECORDING_HOLE = '<!-- recording -->';

/** An element that holds data: nothing in it can close it. */
const held = (attributes: string, text: string) =>
  `<script type="application/json" ${attributes}>${text.replaceAll('<', '\\u003c')}</script>`;

/** The replay page with a recording in it, and beside it what the server's log says of its calls. */
export function withRecording({ html, policy }: BuiltPage, { number, text, lines }: FoundCase): BuiltPage {
  const parts = [held(`id="recording" data-number="${number}"`, text)];
  if (lines === null) return { html: html.replace(RECORDING_HOLE, () => parts.join('')), policy };
  parts.push(held('id="server-lines"', JSON.stringify(lines)));
  return {
    html: html.replace(RECORDING_HOLE, () => parts.join('')),
    // The desk is on the same host; no other page goes around a recording, and none around any other page.
    policy: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  };
}
