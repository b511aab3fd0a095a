import { selectForm } from '@/shell/forms/formsSlice';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { selectSmsCode, smsCodeEvents } from './smsCodeSlice';

async function asked(answer: object) {
  const { store, ports } = await createTestStore({ at: '/login' });
  ports.server.reply('POST user/smsCode', answer);
  store.dispatch(smsCodeEvents.asked({ purpose: 'login', phone: '13800138000', form: 'login' }));
  store.dispatch(smsCodeEvents.asked({ purpose: 'login', phone: '13800138000', form: 'login' }));
  await ports.clock.advance();
  return {
    ports,
    sms: () => selectSmsCode(store.getState(), 'login'),
    errors: () => selectForm(store.getState(), 'login').errors,
    calls: ports.server.callsTo('POST user/smsCode'),
  };
}

describe('a code by SMS', () => {
  it('D6: is sent once and may be asked for again after 60 seconds', async () => {
    const { ports, sms, calls } = await asked(ok({ retryAfter: 60, debugCode: '276811' }));
    expect(calls.map(({ form }) => form)).toEqual([{ appID: '2008', phone: '13800138000', purpose: 'login' }]);
    expect(sms()).toMatchObject({ at: 'cooling', until: ports.clock.now() + 60_000, debugCode: '276811' });
    await ports.clock.advance(59_999);
    expect(sms().at).toBe('cooling');
    await ports.clock.advance(1);
    expect(sms().at).toBe('ready');
  });

  it('D6: a clock set back a day does not make the wait a day long', async () => {
    const { ports, sms } = await asked(ok({ retryAfter: 60 }));
    ports.clock.jumpTo(ports.clock.now() - 86_400_000);
    await ports.clock.advance(60_000);
    expect(sms().at).toBe('ready');
  });

  it('1004: waits as long as the server says, and says so at the phone', async () => {
    const { ports, sms, errors } = await asked(fail(1004, '操作太频繁了，请稍后再试', { retryAfter: 42 }));
    expect([sms().at, errors()]).toEqual(['cooling', { phone: '操作太频繁了，请稍后再试' }]);
    await ports.clock.advance(42_000);
    expect(sms().at).toBe('ready');
  });

  it('may be asked for again at once when it was not sent', async () => {
    expect((await asked(fail(1007, '短信服务暂未开放'))).sms().at).toBe('ready');
    expect((await asked(new Error('offline'))).sms().at).toBe('ready');
  });
});
