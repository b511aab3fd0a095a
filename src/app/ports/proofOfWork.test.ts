import { webcrypto } from 'node:crypto';
import { proofOfWork } from './proofOfWork';

it('a proof of work is the number whose hash is the challenge, with everything else as it came', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode('salt&42'));
  const challenge = Buffer.from(digest).toString('hex');
  const asked = { algorithm: 'SHA-256' as const, challenge, maxnumber: 100, salt: 'salt&', signature: 'f00' };
  const { maxnumber: _most, ...given } = asked;
  expect(JSON.parse(atob(await proofOfWork(asked)))).toEqual({ ...given, number: 42 });
  await expect(proofOfWork({ ...asked, maxnumber: 41 })).rejects.toThrow('No number');
});
