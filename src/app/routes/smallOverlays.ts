import { BulletinDialog } from '@/features/bulletin/BulletinDialog';
import { ExternalDialog } from '@/features/external/ExternalDialog';
import { LegalSheet } from '@/features/legal/LegalSheet';
import { MessageSheet } from '@/features/messages/MessageSheet';
import { LogoutDialog } from '@/features/profile/LogoutDialog';
import { SupportSheet } from '@/features/profile/SupportSheet';
import { LeavePostDialog } from '@/features/publish/LeavePostDialog';
import { GiftCodeSheet } from '@/features/rewards/gifts/GiftCodeSheet';
import { BindOfferDialog } from '@/features/session/BindOfferDialog';
import { FeedbackSheet } from '@/features/support/FeedbackSheet';
import { UnlockDialog } from '@/features/unlock/UnlockDialog';
import { UpdateDialog } from '@/features/update/UpdateDialog';
import { CopyDialog } from '@/shell/copy/CopyDialog';

/** Overlays that come with no page of their own, in one chunk. */
export const smallOverlays = {
  bindOffer: BindOfferDialog,
  bulletin: BulletinDialog,
  copy: CopyDialog,
  external: ExternalDialog,
  feedback: FeedbackSheet,
  'gift-code': GiftCodeSheet,
  update: UpdateDialog,
  kefu: SupportSheet,
  leavePost: LeavePostDialog,
  legal: LegalSheet,
  logout: LogoutDialog,
  message: MessageSheet,
  unlock: UnlockDialog,
} as const;
