import { join } from 'node:path';
import { bundleEntry, root } from './bundleEntry.mjs';
import { bin, capture, say, since } from './run.mjs';
import { isFresh, sourceStamp, writeStamp } from './stamp.mjs';

/** A cluster with the migrations of this build, for new embedded databases. */
const makeTemplate = async () => {
  const cli = await bundleEntry(join(root, 'server/db/templateCli.ts'));
  const into = [join(root, '.cache'), join(root, 'dist/server/db')];
  return capture(process.execPath, [cli, ...into], { env: { PLAZA_ROOT: root } });
};

/** Builds dist/ when the sources changed since the last build; answers whether dist/ is good. */
export const webpackBuild = async ({ force = false } = {}) => {
  if (!force && isFresh()) {
    say('The build is up to date.');
    return true;
  }
  const start = Date.now();
  say('Building the app and the server (the first time takes about half a minute) …');
  // Taken before the build: a file saved meanwhile makes the next start build again.
  const stamp = sourceStamp();
  const { code, output } = await capture(bin('webpack'), ['--mode', 'production', '--fail-on-warnings']);
  if (code !== 0) {
    say(output);
    return false;
  }
  const template = await makeTemplate();
  if (template.code !== 0) {
    say(template.output);
    return false;
  }
  writeStamp(stamp);
  say(`Built in ${since(start)}.`);
  return true;
};
