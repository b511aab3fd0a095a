/**
 * `npm run doctor -- --api https://host/api`: asks a server call by call and says which answers are not as the contract
 * says, and which pages suffer. `--uid U --token T` (or PLAZA_TOKEN in the environment) also asks what members may see;
 * `--write` also likes, follows and subscribes, and takes it back; `--json` prints the findings as data. Nothing that
 * moves money is asked. Exit code 0: all as agreed, 1: something differs, 2: it could not be asked.
 */
import { doctor } from './doctor/command';

const { exit, text } = await doctor(process.argv.slice(2), process.env);
(exit === 2 ? process.stderr : process.stdout).write(text);
process.exitCode = exit;
