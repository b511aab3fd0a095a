import './allEndpoints';
import { createBareReducer, slices } from '@/app/store/bareReducer';
import { actionRules } from '@/app/store/recordingRules';
import { avatarTable } from '@/features/account/avatarMachine';
import { editTable } from '@/features/account/editMachine';
import { undoTable } from '@/features/books/history/undoMachine';
import { bootTable } from '@/features/boot/bootMachine';
import { bulletinTable } from '@/features/bulletin/bulletinMachine';
import { checkinTable } from '@/features/checkin/checkinMachine';
import { checkoutTable } from '@/features/checkout/checkoutMachine';
import { downloadTable } from '@/features/download/downloadMachine';
import { pictureTable } from '@/features/pictures/pictureMachine';
import { publishTable } from '@/features/publish/publishMachine';
import { placeTable } from '@/features/reading/places/placeMachine';
import { claimTable } from '@/features/rewards/claims/claimMachine';
import { credentialTable } from '@/features/session/credentials/credentialMachine';
import { sessionTable } from '@/features/session/sessionMachine';
import { smsCodeTable } from '@/features/session/smsCodeMachine';
import { replyTable } from '@/features/square/comments/replyMachine';
import { wishTable } from '@/features/square/wishes/wishMachine';
import { supportCaseTable } from '@/features/support/supportCaseMachine';
import { unlockTable } from '@/features/unlock/unlockMachine';
import { filmTable } from '@/features/welfare/filmMachine';
import type { RootState } from '@/kernel/rootState';
import { chunkTable } from '@/shell/chunks/chunkMachine';
import { connectionTable } from '@/shell/connection/connectionMachine';
import { toastTable } from '@/shell/toasts/toastMachine';
import type { ReplayedApplication } from './application';

/** The state that is replayed. */
export type State = RootState;

/** Plaza, for replay. */
export const application: ReplayedApplication<State> = {
  createReducer: createBareReducer,
  slices: [...Object.keys(slices), 'api'].sort(),
  isOwnType: (type) => type in actionRules,
  machines: {
    app: bootTable,
    avatar: avatarTable,
    bulletin: bulletinTable,
    checkin: checkinTable,
    checkout: checkoutTable,
    chunks: chunkTable,
    claims: claimTable,
    connection: connectionTable,
    credential: credentialTable,
    download: downloadTable,
    edit: editTable,
    film: filmTable,
    historyUndo: undoTable,
    pictures: pictureTable,
    places: placeTable,
    publish: publishTable,
    reply: replyTable,
    session: sessionTable,
    smsCode: smsCodeTable,
    supportCase: supportCaseTable,
    toasts: toastTable,
    unlock: unlockTable,
    wishes: wishTable,
  },
  // Links ask for code that may be there already, at every finger that comes near.
  sentAnyway: new Set(['chunks/wanted']),
  routeSlice: 'navigation',
};
