import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { errorCode } from './db/tx';
import { isSignature } from './money/signature';

/** What signs, and what else is still known: the keys before it, or the one that comes next. */
export interface Keys {
  secret: string;
  oldSecrets?: readonly string[];
  /** Nothing is believed by these any more; what is sealed under them is opened, until a job has sealed it anew. */
  leakedSecrets?: readonly string[];
}

/** Every key that something may have been made with, the one in force first. */
export const keysOf = ({ secret, oldSecrets = [] }: Keys): string[] => [secret, ...oldSecrets];

/** The keys alone, of what holds more. */
export const keysIn = ({ secret, oldSecrets, leakedSecrets }: Required<Keys>): Required<Keys> => ({
  ...{ secret, oldSecrets, leakedSecrets },
});

/** Whether a signature was made under any of the keys. */
export const isSignedBy = (keys: Keys, given: string, sign: (secret: string) => string): boolean =>
  keysOf(keys).some((secret) => isSignature(given, sign(secret)));

/** The root of all signatures (SMS codes, tickets, payments): SECRET_KEY, else one kept in the data folder. */
export function readSecret({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== null) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** Every key that the settings name. */
export const readKeys = (
  config: Pick<Config, 'secretKey' | 'dataDir' | 'oldSecretKeys' | 'leakedSecretKeys'>,
): Required<Keys> => ({
  secret: readSecret(config),
  oldSecrets: config.oldSecretKeys,
  leakedSecrets: config.leakedSecretKeys,
});
