import { checkinEvents } from '@/features/checkin/checkinSlice';
import { downloadEvents } from '@/features/download/downloadSlice';
import { claimEvents } from '@/features/rewards/claims/claimsSlice';
import { replyEvents } from '@/features/square/comments/replySlice';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { unlockEvents } from '@/features/unlock/unlockSlice';

/** Types of the actions that may wait for login and then happen once, put together from the features (C5). */
export const resumable: readonly string[] = [
  checkinEvents.resumed.type,
  claimEvents.asked.type,
  downloadEvents.resumed.type,
  replyEvents.asked.type,
  unlockEvents.resumed.type,
  wishEvents.tapped.type,
];
