/** The demo's entry as the server sees it, whether the folder is there or not. */
declare module '@demo/demo' {
  export const createDemo: import('@server/demoPort').CreateDemo | undefined;
}
