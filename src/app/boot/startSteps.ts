import { inTurns } from '@/kernel/inTurns';
import type { ClockPort } from '@/kernel/ports';

/** What takes long to begin, each with all it stands on. */
const pieces = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/api/statusApi'),
];

/** The app, made ready in several tasks: the screen that the page brought can be scrolled in between. */
export const loadStart = (clock: ClockPort) =>
  inTurns(clock, pieces, () => import(/* webpackMode: "eager" */ './startApp'));
