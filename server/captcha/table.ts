import { type Adapter, adapter } from '@server/adapter';
import type { Captcha } from './port';
import { type ProofTools, proofOfWork } from './proofOfWork';

const proofAdapter = adapter({
  name: 'proof',
  settings: {},
  create: async (_none, tools: ProofTools): Promise<Captcha> => proofOfWork(tools),
});

/** Every captcha; CAPTCHA_MODE says which one is on. */
export const captchaAdapters: readonly Adapter<Captcha, ProofTools>[] = [proofAdapter];
