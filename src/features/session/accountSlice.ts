import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Account } from '@/contract/account';
import { rehydrated } from '@/kernel/rehydrated';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';

/** What browser storage may hold: a member, or nobody after a log-out (then `uid` is empty) (D5). */
export const AccountRecord = v.object({ ...Account.entries, uid: v.string() });

/** Nobody: the defaults of the persisted record (spec 3). Changing its shape needs a migration (D5). */
export const guestAccount: Account = {
  accountType: 0,
  age: 0,
  loginName: '',
  name: '',
  needBind: false,
  needRealName: false,
  newAccount: false,
  sex: 0,
  token: '',
  uid: '',
};

/** The member's record as the browser keeps it; logged in means `uid` is not empty (D1, D5). */
export const accountSlice = createSlice({
  name: 'account',
  initialState: guestAccount,
  reducers: {
    /** The server answered with the account as it is now (bind, profile edits). */
    updated: (state, { payload }: PayloadAction<Account>) => ({ ...state, ...payload }),
    /** The hint for a new account was shown and needs no second showing (D2). */
    welcomed: (state) => ({ ...state, newAccount: false }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (_state, { payload }) => payload.account)
      .addCase(sessionEnded, () => guestAccount)
      .addMatcher(rehydrated<Account>(ACCOUNT_KEY), (_state, { payload }) => ({ ...guestAccount, ...payload })),
  selectors: {
    selectAccount: (account) => account,
    selectUid: (account) => account.uid,
    selectIsMember: (account) => account.uid !== '',
  },
});

export const accountEvents = accountSlice.actions;
export const { selectAccount, selectUid, selectIsMember } = accountSlice.selectors;
