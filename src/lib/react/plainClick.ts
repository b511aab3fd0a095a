import type { MouseEvent } from 'react';

/** Whether a click on a link is for the app; with a modifier or another button the browser opens a tab of its own. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Turns a link's click into an event of the app, leaving new tabs and downloads to the browser. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
