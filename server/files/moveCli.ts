import { parseArgs } from 'node:util';
import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import { localFiles } from './localFiles';
import { moveFiles } from './moveFiles';
import { s3Files } from './s3Files';

const USAGE = `Usage: npm run files:move             brings the files of DATA_DIR into the S3 store of the environment
       npm run files:move -- --remove  and takes each out of DATA_DIR once the store has it`;

/** `npm run files:move`, from the configured data folder into the configured store. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new Error(USAGE);
  const { dataDir, s3 } = readConfig(process.env);
  if (s3 === null) throw new Error('There is no store to move to: set S3_BUCKET and what belongs to it.');
  let over = false;
  process.once('SIGINT', () => {
    over = true;
  });
  const { brought, same, bytes, differing } = await moveFiles({
    folder: localFiles(dataDir),
    store: s3Files(s3),
    root: dataDir,
    remove: values.remove,
    isOver: () => over,
  });
  const lines = [
    `${over ? 'Interrupted; run it again to go on. ' : ''}${brought} files brought, ${same} were there; ${(bytes / 1e6).toFixed(1)} MB compared byte for byte.`,
    ...differing.map((key) => `  ${key} is another file in the store: both are left as they are`),
  ];
  if (differing.length > 0) process.exitCode = 1;
  return lines.join('\n');
}

await runCommand(run);
