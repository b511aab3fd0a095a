import { runCommand } from './commandLine';
import { readConfig } from './config';
import { createContext } from './createContext';
import { openExisting } from './db/openDatabase';
import { jobsOf } from './jobs';

/** `npm run job -- NAME`: one recurring job, now, on the configured database; without a name, what there is. */
async function run([name, ...more]: string[]): Promise<string> {
  const config = readConfig(process.env);
  // Jobs count no calls.
  const database = await openExisting(config);
  try {
    const jobs = jobsOf(await createContext({ ...config, redisUrl: null }, database));
    if (name === undefined) {
      return jobs.map((job) => `${job.name.padEnd(20)} every ${job.every / 1000} s`).join('\n');
    }
    const job = jobs.find((one) => one.name === name);
    if (!job || more.length > 0)
      throw new Error(`There is no job ${[name, ...more].join(' ')}. npm run job lists them.`);
    const begun = performance.now();
    await job.run();
    return `${name} is done, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`;
  } finally {
    await database.close();
  }
}

await runCommand(run);
