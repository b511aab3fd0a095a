/** The house rules about imports, the world and member-facing text that Biome can't say. `[folder]` defaults to here. */
import { resolve } from 'node:path';
import { fail, say } from './lib/run.mjs';
import { checkPurity } from './purity/check.mjs';

const { files, problems } = checkPurity(resolve(process.argv[2] ?? '.'));
// A check that reads nothing is worse than none.
if (files === 0) fail('No file under src/ was read.');
if (problems.length > 0) fail(problems.join('\n'));
say(`${files} files keep to the borders.`);
