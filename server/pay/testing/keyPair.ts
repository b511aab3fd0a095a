import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';

/** Both halves of a key, in PEM. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

const made = new Map<string, KeyPair>();

/** The key of RSA that somebody has in this process; they are dear to make. */
export function keyPairOf(owner: string): KeyPair {
  const pair =
    made.get(owner) ??
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  made.set(owner, pair);
  return pair;
}

export const signRsa = (text: string, { privateKey }: Pick<KeyPair, 'privateKey'>): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

export const isRsaSigned = (text: string, signature: string, { publicKey }: Pick<KeyPair, 'publicKey'>): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
