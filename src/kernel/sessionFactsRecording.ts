/** The recording rules of the two facts. */
export const sessionFactsRecording = {
  'session/started': {
    by: 'keep',
    account: {
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
    },
  },
  'session/ended': 'keep',
} as const;
