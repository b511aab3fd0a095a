import { sessionFileText as say } from '@/text/sessionFiles';
import { Refusal } from './refusal';
import { SESSION_VERSION } from './sessionFile';

type Versioned = { v: number } & Record<string, unknown>;

/**
 * How a file of version `n` becomes one of `n + 1`. Pure and kept for ever, each with files of its version in
 * `fixtures/`, which have to replay. A changed action or slice belongs here as well, where old logs shall still replay equal.
 */
const migrations: Readonly<Record<number, (file: Versioned) => Versioned>> = {
  // 2 can say more: page loads, touches, hashes of slices. What a file of 1 says it says in the same words.
  1: (file) => file,
};

/** A file of any version as one of the newest; what is newer or no version is refused. */
export function migrate(value: object, steps = migrations, newest = SESSION_VERSION): object {
  const { v } = value as { v?: unknown };
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1) {
    throw new Refusal(say.badVersion(JSON.stringify(v)?.slice(0, 40) ?? ''), '/v');
  }
  if (v > newest) throw new Refusal(say.newerVersion(v, newest), '/v');
  let file = value as Versioned;
  while (file.v < newest) {
    const step = steps[file.v];
    if (!step) throw new Refusal(say.badVersion(String(file.v)), '/v');
    file = { ...step(file), v: file.v + 1 };
  }
  return file;
}
