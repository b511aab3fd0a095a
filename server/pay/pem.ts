import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';

const asPem = (given: string, label: string): string =>
  given.includes('-----BEGIN') ? given : `-----BEGIN ${label}-----\n${given}\n-----END ${label}-----`;

/** A key as its text has it, or null; providers' consoles give it with or without the lines around it. */
function readKey(given: string, label: string, read: (pem: string) => KeyObject): string | null {
  try {
    return read(asPem(given, label))
      .export({ format: 'pem', type: label === 'PUBLIC KEY' ? 'spki' : 'pkcs8' })
      .toString();
  } catch {
    return null;
  }
}

const key = (label: string, read: (pem: string) => KeyObject, message: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const pem =
        readKey(dataset.value, label, read) ??
        (label === 'PRIVATE KEY' ? readKey(dataset.value, 'RSA PRIVATE KEY', read) : null);
      if (pem !== null) return pem;
      addIssue({ message });
      return NEVER;
    }),
  );

/** A variable that holds a private key; read as PEM (PKCS #8). */
export const PrivateKey = key('PRIVATE KEY', createPrivateKey, 'must be a private key in PEM, or its lines alone');
/** A variable that holds a public key, or a certificate; read as PEM. */
export const PublicKey = key('PUBLIC KEY', createPublicKey, 'must be a public key in PEM, or its lines alone');
