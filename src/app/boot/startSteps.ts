/** What takes long to begin, each with all it stands on. */
const pieces = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/api/statusApi'),
];

/** The app, made ready in several tasks: the screen that the page brought can be scrolled in between. */
export async function loadStart(rest: () => Promise<void>) {
  for (const piece of pieces) {
    await piece();
    await rest();
  }
  return import(/* webpackMode: "eager" */ './startApp');
}
