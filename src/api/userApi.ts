import type { Call, InputOf, OutputOf } from '@/contract/call';
import { userCalls as calls } from '@/contract/calls/user';
import type { EndpointRules } from '@/kernel/recording';
import { accountRule } from '@/kernel/sessionEventsRecording';
import { api } from './api';
import { asked, askedWith } from './asked';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const form = { voice: 'form' } as const;

/** A call that signs in: its form is not sent before the agreements stand ticked. */
const signing =
  <C extends Call>(call: C) =>
  (input: InputOf<C>) =>
    asked(call)({ ...(input as object), agreed: true } as InputOf<C>);

/** Signing in and out, and the account itself. Passwords and SMS codes come as handles of the secrets vault. */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    smsCode: build.mutation<Out<'smsCode'>, In<'smsCode'>>({ query: asked(calls.smsCode), extraOptions: form }),
    registerWithName: build.mutation<Out<'registerWithName'>, In<'registerWithName'>>({
      query: signing(calls.registerWithName),
      extraOptions: form,
    }),
    login: build.mutation<Out<'login'>, In<'login'>>({ query: signing(calls.login), extraOptions: form }),
    loginWithPhone: build.mutation<Out<'loginWithPhone'>, In<'loginWithPhone'>>({
      query: signing(calls.loginWithPhone),
      extraOptions: form,
    }),
    loginPhoneWithoutRegister: build.mutation<Out<'loginPhoneWithoutRegister'>, In<'loginPhoneWithoutRegister'>>({
      query: signing(calls.loginPhoneWithoutRegister),
      extraOptions: form,
    }),
    resetPassword: build.mutation<Out<'resetPassword'>, In<'resetPassword'>>({
      query: asked(calls.resetPassword),
      extraOptions: form,
    }),
    bind: build.mutation<Out<'bind'>, In<'bind'>>({
      query: asked(calls.bind),
      extraOptions: form,
      invalidatesTags: ['Status'],
    }),
    /** Log-out happens here whatever the server says (D3), so a failure is nobody's news. */
    logout: build.mutation<Out<'logout'>, void>({
      query: askedWith(calls.logout, {}),
      extraOptions: { voice: 'quiet' },
    }),
    updateInfo: build.mutation<Out<'updateInfo'>, In<'updateInfo'>>({
      query: asked(calls.updateInfo),
      extraOptions: form,
      invalidatesTags: ['Status'],
    }),
    uploadAvatar: build.mutation<Out<'uploadAvatar'>, In<'uploadAvatar'>>({
      query: asked(calls.uploadAvatar),
      invalidatesTags: ['Status'],
    }),
  }),
});

const phone = { phone: 'drop', code: 'drop', inviteCode: 'drop', deviceID: 'drop' } as const;
const asker = { deviceID: 'drop', proof: 'drop' } as const;

export const userRecording: EndpointRules<typeof userApi.endpoints> = {
  smsCode: { arg: { phone: 'drop', purpose: 'keep', ...asker }, result: { retryAfter: 'keep', debugCode: 'drop' } },
  registerWithName: {
    arg: { loginName: 'pseudonym', password: 'drop', inviteCode: 'drop', ...asker },
    result: accountRule,
  },
  login: { arg: { loginName: 'pseudonym', password: 'drop', ...asker }, result: accountRule },
  loginWithPhone: { arg: phone, result: accountRule },
  loginPhoneWithoutRegister: { arg: phone, result: accountRule },
  resetPassword: { arg: { phone: 'drop', code: 'drop', password: 'drop', deviceID: 'drop' }, result: 'keep' },
  bind: {
    arg: { phone: 'drop', code: 'drop', oldCode: 'drop', password: 'drop', deviceID: 'drop' },
    result: accountRule,
  },
  logout: { arg: 'keep', result: 'keep' },
  updateInfo: { arg: { name: 'pseudonym', sex: 'drop', age: 'drop', intro: 'length' }, result: accountRule },
  uploadAvatar: { arg: 'drop', result: { avatar: 'shape' } },
};
