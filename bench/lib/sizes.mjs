import fs from 'node:fs';
import { join } from 'node:path';

/** What pages share, fetched once: what all are made of, and what windows their long lists. */
const SHARED = /\/(page-base|overlay-base|late-base|list-base)\./;
/** Routes that state a size of their own (decision 0009). */
const OWN_LIMIT = /^page-(readbook|square|post)$/;

/** What members download, in KB of 1024 after brotli: scripts before home's content, and the largest single route. */
export function clientSizes(dist) {
  const { entries, lazy } = JSON.parse(fs.readFileSync(join(dist, 'chunks.json'), 'utf8'));
  const size = (file) => fs.statSync(join(dist, 'client', `${file}.br`)).size / 1024;
  const sum = (files) => [...new Set(files)].reduce((total, file) => total + size(file), 0);
  const initial = [...(entries.main ?? []), ...(lazy['page-home'] ?? [])];
  const routes = Object.entries(lazy)
    .filter(([name]) => name.startsWith('page-') && !OWN_LIMIT.test(name))
    .map(([name, files]) => ({
      name,
      kb: sum(files.filter((file) => !initial.includes(file) && !SHARED.test(`/${file}`))),
    }))
    .sort((one, other) => other.kb - one.kb);
  return { initialJs: sum(initial), largestRoute: routes[0]?.kb, routes };
}
