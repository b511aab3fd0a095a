import type { Call } from '@/contract/call';
import { accountCalls } from './account';
import { activityCalls } from './activity';
import { bulletinCalls } from './bulletins';
import { checkinCalls } from './checkin';
import { demoCalls } from './demo';
import { editorialCalls } from './editorial';
import { gameCalls } from './game';
import { giftCalls } from './gift';
import { homeCalls } from './home';
import { messageCalls } from './message';
import { moneyCalls } from './money';
import { noticeCalls } from './notices';
import { ownOrderCalls } from './ownOrder';
import { peopleCalls } from './people';
import { platformCalls } from './platform';
import { privacyCalls } from './privacy';
import { publishingCalls } from './publishing';
import { readingCalls } from './reading';
import { realNameCalls } from './realName';
import { removalCalls } from './removal';
import { reviewCalls } from './review';
import { searchCalls } from './search';
import { squareCalls } from './square';
import { statusCalls } from './status';
import { supportCalls } from './support';
import { userCalls } from './user';
import { welfareCalls } from './welfare';

/** Every call of the contract by name, for the server's route check and the generated API page. */
export const allCalls: Readonly<Record<string, Call>> = {
  ...squareCalls,
  ...publishingCalls,
  ...peopleCalls,
  ...searchCalls,
  ...readingCalls,
  ...userCalls,
  ...accountCalls,
  ...privacyCalls,
  ...realNameCalls,
  ...statusCalls,
  ...moneyCalls,
  ...ownOrderCalls,
  ...gameCalls,
  ...reviewCalls,
  ...giftCalls,
  ...activityCalls,
  ...checkinCalls,
  ...homeCalls,
  ...editorialCalls,
  ...platformCalls,
  ...bulletinCalls,
  ...messageCalls,
  ...noticeCalls,
  ...removalCalls,
  ...supportCalls,
  ...welfareCalls,
  ...demoCalls,
};
