import { avatarSlice } from '@/features/account/avatarSlice';
import { editSlice } from '@/features/account/editSlice';
import { checkinSlice } from '@/features/checkin/checkinSlice';
import { faqSlice } from '@/features/faq/faqSlice';
import { messagesSlice } from '@/features/messages/messagesSlice';
import { credentialSlice } from '@/features/session/credentials/credentialSlice';
import { pendingSlice } from '@/features/session/pendingSlice';
import { smsCodeSlice } from '@/features/session/smsCodeSlice';
import { lettersSlice } from '@/features/support/lettersSlice';
import { supportCaseSlice } from '@/features/support/supportCaseSlice';

/** What a member's own pages and the way in stand on. A part of `lateSlices`, made ready in a task of its own. */
export const lateAccountSlices = {
  avatar: avatarSlice,
  checkin: checkinSlice,
  credential: credentialSlice,
  edit: editSlice,
  faq: faqSlice,
  letters: lettersSlice,
  messages: messagesSlice,
  pending: pendingSlice,
  smsCode: smsCodeSlice,
  supportCase: supportCaseSlice,
} as const;
