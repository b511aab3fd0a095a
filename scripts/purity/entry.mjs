/** Holds the late slices out of the entry and of the first screen: one import there, and a state without them is read. */
import { join, posix } from 'node:path';

const LATE = 'src/app/store/lateSlices.ts';
/** What loads before the late slices: the app itself, and the pages that name themselves `coreOnly`. */
const ROOTS = ['src/main.tsx', 'src/pages/home/HomePage.tsx'];

const isForTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));

/** The files that a file's code needs at once, by path from the root of the repository. */
const neededBy = (file, tree, exists) =>
  tree.program.body
    .filter((node) => node.source && !isForTypes(node))
    .map(({ source: { value } }) =>
      value.startsWith('@/') ? join('src', value.slice(2)) : posix.join(posix.dirname(file), value),
    )
    .map((path) => ['.ts', '.tsx', ''].map((end) => `${path}${end}`).find(exists))
    .filter(Boolean);

/** The complaints, each with the way that leads from the entry to the slice. `treeOf(file)` parses, `exists` tells. */
export const entryProblems = (treeOf, exists) => {
  if (!exists(LATE)) return [];
  const late = new Set(neededBy(LATE, treeOf(LATE), exists).filter((file) => file.endsWith('Slice.ts')));
  const cameFrom = new Map(ROOTS.filter(exists).map((file) => [file, undefined]));
  for (const file of cameFrom.keys()) {
    for (const next of neededBy(file, treeOf(file), exists)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  const wayTo = (file) => (file === undefined ? [] : [...wayTo(cameFrom.get(file)), file]);
  return [...late]
    .filter((file) => cameFrom.has(file))
    .map((file) => `${cameFrom.get(file)}:1 reads a late slice before it is there: ${wayTo(file).join(' > ')}`);
};
