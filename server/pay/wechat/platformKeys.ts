import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import * as v from 'valibot';

/** A key of the other side, by its serial number; of a certificate until when it is good, epoch ms. */
export interface PlatformKey {
  serial: string;
  key: KeyObject;
  until: number;
}

const BLOCK = /([\w-]+)\s*\r?\n(-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END \3-----)/g;

function readOne(serial: string, pem: string, kind: string): PlatformKey {
  if (kind !== 'CERTIFICATE') return { serial, key: createPublicKey(pem), until: Number.POSITIVE_INFINITY };
  const certificate = new X509Certificate(pem);
  return { serial, key: certificate.publicKey, until: Date.parse(certificate.validTo) };
}

/** A variable that holds one or several of them, each as a line with its serial number above its PEM. */
export const PlatformKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): PlatformKey[] => {
    try {
      const keys = [...dataset.value.matchAll(BLOCK)].map(([, serial = '', pem = '', kind = '']) =>
        readOne(serial, pem, kind),
      );
      if (keys.length > 0) return keys;
    } catch {
      // Said below.
    }
    addIssue({ message: 'must be serial numbers, each above its public key or certificate in PEM' });
    return NEVER;
  }),
);
