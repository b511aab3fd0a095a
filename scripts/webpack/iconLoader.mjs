import { drawIcon } from './drawIcon.mjs';

/** Icons of lucide-react as the app draws them. */
export default function iconLoader(source) {
  return drawIcon(this.resourcePath, source);
}
