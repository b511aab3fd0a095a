/** Other versions of Node, by the packages that bear its binaries. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';
import { capture, say } from './run.mjs';

/** The folder of the `node` of a major version, fetched once; nothing where the registry does not answer. */
export const ensureNode = async (major) => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const prefix = join(root, `node_modules/.cache/plaza/node-${major}`);
  const folder = join(prefix, 'node_modules', name, 'bin');
  if (!existsSync(join(folder, 'node'))) {
    say(`Fetching Node ${major} …`);
    const options = ['--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await capture('npm', ['install', ...options, `${name}@${major}`]);
  }
  return existsSync(join(folder, 'node')) ? folder : undefined;
};
