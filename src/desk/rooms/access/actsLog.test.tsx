import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { sitDown } from '@/desk/testing/sitDown';
import { ActsLog } from './ActsLog';

const Where = () => <output>{useLocation().search}</output>;

afterEach(() => jest.restoreAllMocks());

it('days that are typed stand in the address instead of the period, and are what the server is asked for', async () => {
  const page = (
    <>
      <ActsLog hasKeys={false} />
      <Where />
    </>
  );
  const replies = { 'GET desk/v1/acts': { data: { records: [], hasMore: false } } };
  const { sent } = await sitDown(page, replies, { role: 'support', name: '周宁', at: '/access?period=week' });
  await userEvent.type(screen.getByLabelText('从哪天'), '2026-11-20');
  await userEvent.type(screen.getByLabelText('到哪天'), '20261122');
  expect(screen.getByText('?from=2026-11-20&until=2026-11-22')).toBeInTheDocument();
  const [from, until] = [20, 23].map((day) => new Date(2026, 10, day).getTime());
  await waitFor(() => expect(sent.at(-1)?.path).toBe(`desk/v1/acts?from=${from}&until=${until}`));
  await userEvent.type(screen.getByLabelText('从哪天'), 'x');
  expect(screen.getByLabelText('从哪天')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('?from=2026-11-20&until=2026-11-22')).toBeInTheDocument();
});
