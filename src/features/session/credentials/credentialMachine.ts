import { stateIn } from '@/lib/machine/states';

/** What is being changed: the phone of the account, its password in one of three ways, or whether it exists at all. */
export type CredentialKind = 'bind' | 'find' | 'reset' | 'password' | 'delete';

/** What proves the owner where another phone is bound already: a code to that phone, or the password. */
export type OwnerProof = { oldCode?: string } | { password?: string };

/** What is sent to the server. Passwords and codes are handles of the secrets vault, never texts. */
export type CredentialRequest =
  | ({ kind: 'bind'; phone: string; code: string } & OwnerProof)
  | { kind: 'find' | 'reset'; phone: string; code: string; password: string }
  | { kind: 'password'; oldPassword: string; password: string }
  | { kind: 'delete'; password: string }
  | { kind: 'delete'; code: string };

/** Where a change of phone or password stands (pages 24): one at a time, whichever page it is on. */
export type CredentialState =
  /** The first step; `asked` is the phone a code was last asked for. */
  | { at: 'phone'; kind: CredentialKind; asked: string }
  /** The second step: the code that was sent to `phone`, and the new password. */
  | { at: 'proof'; kind: CredentialKind; phone: string }
  | { at: 'asking'; request: CredentialRequest; from: 'phone' | 'proof'; phone: string }
  | { at: 'done'; kind: CredentialKind };

/** The second step is on screen, until the server has taken what stands there. */
export const isAtProof = stateIn<CredentialState>()({ phone: false, proof: true, asking: true, done: false });

export const credentialStart = 'phone';

export const credentialTable = {
  phone: {
    opened: ['phone', 'proof'],
    asked: ['phone'],
    sent: ['phone', 'proof'],
    proceeded: ['proof'],
    submitted: ['asking'],
    ended: ['phone'],
  },
  proof: { opened: ['phone', 'proof'], phoneChanged: ['phone'], submitted: ['asking'], ended: ['phone'] },
  asking: { accepted: ['done'], refused: ['phone', 'proof'], ended: ['phone'] },
  done: { opened: ['phone', 'proof'], ended: ['phone'] },
} as const;
