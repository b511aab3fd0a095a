import * as v from 'valibot';
import { Account } from '@/contract/account';
import { call } from '@/contract/call';
import { deviceID, Nothing, Null } from '@/contract/fields';
import { INTRO_MOST, LoginName, NICKNAME, Password, Phone, SmsCode } from '@/contract/limits';
import { proof } from '@/contract/proof';

/** What a code by SMS may be used for; `rebind` proves that the phone an account has is still its owner's. */
export const SmsPurpose = v.picklist(['login', 'register', 'bind', 'reset', 'delete', 'rebind']);

const inviteCode = v.optional(v.string());
/** The agreements in force were ticked on the form: that is written down with its time. */
const agreed = v.optional(v.boolean());
const byPhone = v.object({ phone: Phone, code: SmsCode, inviteCode, agreed, deviceID });

/** Signing in and out, and the account itself (spec 7). */
export const userCalls = {
  smsCode: call({
    method: 'POST',
    path: 'user/smsCode',
    input: v.object({
      /** Whom it goes to; a `rebind` goes to the phone of the account that asks, whatever is named. */
      phone: v.optional(Phone),
      purpose: SmsPurpose,
      deviceID,
      proof,
    }),
    /** `retryAfter` in seconds; `debugCode` only from the sandbox. */
    output: v.object({ retryAfter: v.optional(v.number(), 60), debugCode: v.nullish(v.string()) }),
  }),
  registerWithName: call({
    method: 'POST',
    path: 'user/registerWithName',
    input: v.object({ loginName: LoginName, password: Password, inviteCode, agreed, deviceID, proof }),
    output: Account,
  }),
  login: call({
    method: 'POST',
    path: 'user/login',
    input: v.object({ loginName: v.string(), password: v.string(), agreed, deviceID, proof }),
    output: Account,
  }),
  loginWithPhone: call({ method: 'POST', path: 'user/loginWithPhone', input: byPhone, output: Account }),
  loginPhoneWithoutRegister: call({
    method: 'POST',
    path: 'user/loginPhoneWithoutRegister',
    input: byPhone,
    output: Account,
  }),
  resetPassword: call({
    method: 'POST',
    path: 'user/resetPassword',
    input: v.object({ phone: Phone, code: SmsCode, password: Password, deviceID }),
    output: Null,
  }),
  bind: call({
    method: 'POST',
    path: 'user/bind',
    access: 'member',
    /** In place of another phone only with a proof of the owner, and then every other login ends. */
    input: v.object({
      phone: Phone,
      code: SmsCode,
      /** Sent for `rebind` to the phone the account has (2002 at `oldCode`). */
      oldCode: v.optional(SmsCode),
      /** Or the password, for who no longer has that phone (2001 at `password`, 2005). */
      password: v.optional(v.string()),
      deviceID,
    }),
    output: Account,
  }),
  logout: call({ method: 'POST', path: 'user/logout', input: Nothing, output: Null }),
  updateInfo: call({
    method: 'POST',
    path: 'user/center/updateInfo',
    access: 'member',
    input: v.object({
      /** Held back while somebody looks at it; 1004 until `renameAfter`. */
      name: v.optional(v.pipe(v.string(), v.minLength(NICKNAME.least), v.maxLength(NICKNAME.most))),
      sex: v.optional(v.picklist([0, 1, 2])),
      /** 0 unstated; a minor's is not raised to 18 by the member (1006). */
      age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))),
      intro: v.optional(v.pipe(v.string(), v.maxLength(INTRO_MOST))),
    }),
    output: Account,
  }),
  uploadAvatar: call({
    method: 'POST',
    path: 'user/center/uploadAvatar',
    access: 'member',
    encoding: 'multipart',
    /** `file` is a Blob; it is not described further because it never travels as text. */
    input: v.object({ file: v.unknown() }),
    output: v.object({ avatar: v.string() }),
  }),
};
