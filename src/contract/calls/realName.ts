import * as v from 'valibot';
import { Account } from '@/contract/account';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { Phone } from '@/contract/limits';

/** Under this age a guardian has to agree (个人信息保护法, article 31). */
export const GUARDIAN_AGE = 14;

/** Whether a member's name and identity number were checked. */
export const RealNameState = v.object({
  /** Nobody checks here: the form leads to the support. */
  open: v.boolean(),
  checked: v.boolean(),
  /** Of who is checked: whether a guardian has agreed. */
  guardian: v.optional(v.boolean(), false),
  /** Invented people to try with, in the sandbox only. */
  people: v.optional(v.array(v.object({ age: v.number(), name: v.string(), idNumber: v.string() })), []),
});
export type RealNameState = v.InferOutput<typeof RealNameState>;

/** Real names (实名认证): what was typed is passed on to whoever checks it, and not kept. */
export const realNameCalls = {
  realName: call({
    method: 'GET',
    path: 'v1/user/realName',
    access: 'member',
    input: Nothing,
    output: RealNameState,
  }),
  checkRealName: call({
    method: 'POST',
    path: 'v1/user/realName',
    access: 'member',
    /** Under 14 with the guardian who agrees; left out above. */
    input: v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
      idNumber: v.pipe(v.string(), v.trim(), v.maxLength(18)),
      guardianName: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40))),
      guardianPhone: v.optional(Phone),
    }),
    /** Age as the number says. 1001 for a number that is none and for a missing guardian, 1003 when it was done, 1006 when the two do not belong together, 1007 where nobody checks, 2005 after many tries. */
    output: v.pick(Account, ['age', 'needRealName']),
  }),
};
