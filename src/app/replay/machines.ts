import type { UnknownAction } from '@reduxjs/toolkit';
import { avatarTable } from '@/features/account/avatarMachine';
import { editTable } from '@/features/account/editMachine';
import { undoTable } from '@/features/books/history/undoMachine';
import { bootTable } from '@/features/boot/bootMachine';
import { bulletinTable } from '@/features/bulletin/bulletinMachine';
import { checkinTable } from '@/features/checkin/checkinMachine';
import { checkoutTable } from '@/features/checkout/checkoutMachine';
import { downloadTable } from '@/features/download/downloadMachine';
import { pictureTable } from '@/features/publish/pictureMachine';
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
import type { Table } from '@/lib/machine/machine';
import { chunkTable } from '@/shell/chunks/chunkMachine';
import { connectionTable } from '@/shell/connection/connectionMachine';
import { toastTable } from '@/shell/toasts/toastMachine';

/** Slices that are one machine or a map of them, with the table whose events are actions of the slice. */
export const machineTables: Readonly<Record<string, Table>> = {
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
};

/** One machine as it stands: where in the state, and in which of its states. */
export interface Standing {
  /** Such as `download` or `toasts/byId/3`. */
  machine: string;
  at: string;
}

/** How deep below a slice a machine may stand. */
const DEEPEST = 3;

/** Every machine of a state: whatever is a union on `at`. */
export function machinesIn(value: unknown, path = '', depth = 0): Standing[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST) return [];
  const { at } = value as { at?: unknown };
  if (typeof at === 'string') return [{ machine: path, at }];
  return Object.entries(value).flatMap(([name, inner]) =>
    // RTK Query's answers may have fields called anything.
    depth === 0 && name === 'api' ? [] : machinesIn(inner, path ? `${path}/${name}` : name, depth + 1),
  );
}

/** An event that came to a machine in a state which does not answer it; by D1 it changed nothing. */
export interface IllegalEvent {
  machine: string;
  event: string;
  from: string;
}

/** Whether the action was such an event. */
export function illegalEvent({ type, payload }: UnknownAction, before: object): IllegalEvent | undefined {
  // Links ask for code that may be there already, at every finger that comes near.
  if (type === 'chunks/wanted') return undefined;
  const [slice = '', event = ''] = type.split('/');
  const table = machineTables[slice];
  if (!table || !Object.values(table).some((events) => event in events)) return undefined;
  const standing = machinesIn((before as Record<string, unknown>)[slice], slice, 1).filter(({ at }) => at in table);
  // Of a map of machines, the one the action names.
  const named = new Set(typeof payload === 'object' && payload !== null ? Object.values(payload).map(String) : []);
  const met = standing.find(({ machine }) => machine === slice || named.has(machine.split('/').at(-1) ?? ''));
  if (!met || event in (table[met.at] ?? {})) return undefined;
  return { machine: met.machine, event, from: met.at };
}
