import { pathToFileURL } from 'node:url';
import { onePath } from './onePath.mjs';

/**
 * Makes of the module of an icon of lucide-react one of `src/ui/icon`: one path each, where the package's have two to six
 * shapes. Every row of a list has five icons, and a shape costs the browser as much as any other element (decision 0009).
 */
export async function drawIcon(file, source) {
  // Older names of icons only hand on another module.
  if (!source.includes('createLucideIcon(')) return source;
  const { __iconData } = await import(pathToFileURL(file).href);
  const path = JSON.stringify(onePath(__iconData.node));
  return `import createIcon from '@/ui/icon/createIcon';\nexport default /* @__PURE__ */ createIcon(${path});\n`;
}
