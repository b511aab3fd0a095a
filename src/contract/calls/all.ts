import type { Call } from '@/contract/call';
import { demoCalls } from './demo';
import { gameCalls } from './game';
import { moneyCalls } from './money';
import { platformCalls } from './platform';
import { squareCalls } from './square';
import { statusCalls } from './status';
import { userCalls } from './user';

/** Every call of the contract by name, for the server's route check and the generated API page. */
export const allCalls: Readonly<Record<string, Call>> = {
  ...squareCalls,
  ...userCalls,
  ...statusCalls,
  ...moneyCalls,
  ...gameCalls,
  ...platformCalls,
  ...demoCalls,
};
