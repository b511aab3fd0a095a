import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import { ToastProvider } from '@/desk/kit/toast/ToastProvider';
import { createDeskStore } from '@/desk/store';
import { deskServer, type Reply } from '@/desk/testing/deskServer';
import { SignInSteps } from './SignInSteps';

const done = jest.fn();
const ADDRESS = 'otpauth://totp/Plaza:%E5%91%A8%E5%AE%81?secret=JBSWY3DPEHPK3PXP&issuer=Plaza';

afterEach(() => jest.restoreAllMocks());
beforeEach(() => done.mockClear());

async function begin(replies: Record<string, Reply | Reply[]>) {
  const server = deskServer(replies);
  render(
    <Provider store={createDeskStore()}>
      <KeysProvider>
        <ToastProvider>
          <SignInSteps onDone={done} />
        </ToastProvider>
      </KeysProvider>
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText('姓名'), '周宁');
  await userEvent.type(screen.getByLabelText('密码'), 'a-long-password{Enter}');
  return server;
}

it('name and password are enough where nothing else is asked for', async () => {
  const { sent } = await begin({ 'POST desk/v1/signIn': { data: { step: 'done' } } });
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([{ name: '周宁', password: 'a-long-password' }]);
});

it('asks for six digits, says that they are wrong, and takes a recovery code as well', async () => {
  const { sent } = await begin({
    'POST desk/v1/signIn': { data: { step: 'digits', ticket: 'T' } },
    'POST desk/v1/signIn/digits': [{ code: 2001, msg: '' }, { data: {} }],
  });
  const digits = await screen.findByLabelText('六位验证码');
  await userEvent.type(digits, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码不对，或已经过期');
  expect(done).not.toHaveBeenCalled();
  await userEvent.clear(digits);
  await userEvent.type(digits, 'K7Q2-M4X9{Enter}');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)?.body).toEqual({ ticket: 'T', digits: 'K7Q2-M4X9' });
});

it('the first time an authenticator is set up by its QR, and the recovery codes stand there until they are kept', async () => {
  await begin({
    'POST desk/v1/signIn': { data: { step: 'enrol', ticket: 'T', address: ADDRESS } },
    'POST desk/v1/signIn/digits': { data: { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] } },
  });
  expect(await screen.findByRole('img', { name: '验证器的二维码' })).toBeInTheDocument();
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('六位验证码'), '123456{Enter}');
  expect(await screen.findByText('CCCC-DDDD')).toBeInTheDocument();
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '存好了，进入工作台' }));
  expect(done).toHaveBeenCalledTimes(1);
});

it('who tried too often hears how long, and nobody who waited too long is asked for digits again', async () => {
  await begin({
    'POST desk/v1/signIn': [{ code: 2005, data: { retryAfter: 900 } }, { data: { step: 'digits', ticket: 'T' } }],
    'POST desk/v1/signIn/digits': { code: 2, msg: '' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('试得太多了，15 分后再来');
  await userEvent.click(screen.getByRole('button', { name: '继续' }));
  await userEvent.type(await screen.findByLabelText('六位验证码'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('请从姓名和密码重新开始');
  expect(screen.getByRole('button', { name: '登录' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '换一个人' }));
  expect(screen.getByLabelText('姓名')).toHaveValue('周宁');
});
