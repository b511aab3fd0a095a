import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskMember as member } from '@/desk/testing/deskMember';
import { sitDown } from '@/desk/testing/sitDown';
import { RefundDialog } from './RefundDialog';

it('VIP says how many days go with its diamonds, and is sent back as what it is', async () => {
  const bought = { itemKind: 'vip', itemId: 31, title: '开通 VIP 月卡', price: 300, at: 0, days: 30 };
  const replies = {
    'GET desk/v1/members/1001/purchases': [{ data: { records: [bought] } }],
    'POST desk/v1/members/1001/refunds': [{ data: { state: 'asked', balance: 0, repeated: false } }],
  };
  const { sent } = await sitDown(<RefundDialog member={member} onClose={() => {}} />, replies, {
    role: 'support',
    name: '周宁',
  });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /开通 VIP 月卡.*收回 30 天/ }));
  await userEvent.selectOptions(dialog.getByLabelText('理由'), '会员来电');
  await userEvent.click(dialog.getByRole('button', { name: /第二人/ }));
  const refund = sent.find(({ method }) => method === 'POST');
  expect(refund?.body).toMatchObject({ itemKind: 'vip', itemId: 31, reason: '会员来电' });
});
