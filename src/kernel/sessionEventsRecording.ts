/** What a session file may say of an account, wherever one is: in the event of signing in, in the calls' answers. */
export const accountRule = {
  accountType: 'keep',
  age: 'drop',
  loginName: 'pseudonym',
  name: 'pseudonym',
  needBind: 'keep',
  needRealName: 'keep',
  newAccount: 'keep',
  sex: 'drop',
  token: 'drop',
  uid: 'pseudonym',
} as const;

/** The recording rules of the two events. */
export const sessionEventsRecording = {
  'session/started': { by: 'keep', account: accountRule },
  'session/ended': { by: 'keep', uid: 'pseudonym', unsaid: 'keep' },
} as const;
