import type { Account } from '@/contract/account';
import { userCalls } from '@/contract/calls/user';
import type { TestServer } from './testServer';

let made = 0;

/** Registers a member by name over HTTP and answers the account. */
export async function registerMember(server: TestServer, inviteCode?: string): Promise<Account> {
  made += 1;
  return server.get(userCalls.registerWithName, {
    loginName: `member_${made}`,
    password: 'passw0rd',
    ...(inviteCode !== undefined && { inviteCode }),
  });
}

/** Asks for an SMS code in the sandbox and answers it. */
export async function smsCodeFor(
  server: TestServer,
  phone: string,
  purpose: 'login' | 'register' | 'bind' | 'reset' | 'delete' | 'rebind',
  who?: Account,
): Promise<string> {
  const { debugCode } = await server.get(userCalls.smsCode, { phone, purpose }, who);
  if (typeof debugCode !== 'string') throw new Error('the sandbox shows its codes');
  return debugCode;
}
