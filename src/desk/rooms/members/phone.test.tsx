import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskMember as member } from '@/desk/testing/deskMember';
import { sitDown } from '@/desk/testing/sitDown';
import { MemberFacts } from './MemberFacts';

it('a phone is masked until somebody says why; a refusal stays in the dialog', async () => {
  const often = { code: 1004, msg: '今天查看手机号和联系方式已达 20 次，请明天再来' };
  const replies = { 'POST desk/v1/members/1001/phone': [often, { data: { phone: '13812344417' } }] };
  const { sent } = await sitDown(<MemberFacts member={member} />, replies, { role: 'support', name: '周宁' });
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
  const dialog = within(screen.getByRole('dialog'));
  const run = dialog.getByRole('button', { name: /^查看/ });
  expect(run).toBeDisabled();
  await userEvent.selectOptions(dialog.getByLabelText('理由'), '会员来电');
  await userEvent.click(run);
  expect(await dialog.findByText(/已达 20 次/)).toBeInTheDocument();
  expect(screen.queryByText('13812344417')).toBeNull();
  await userEvent.click(run);
  expect(await screen.findByText('13812344417')).toBeInTheDocument();
  expect(screen.queryByText('138••••4417')).toBeNull();
  expect(sent.at(-1)?.body).toEqual({ reason: '会员来电' });
});

it('is masked for good for who may not look', async () => {
  await sitDown(<MemberFacts member={{ ...member, uid: '1002' }} />, {}, { role: 'operator', name: '沈一鸣' });
  expect(screen.getByText('138••••4417')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});
