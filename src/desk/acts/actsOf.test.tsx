import { screen } from '@testing-library/react';
import type { Act } from '@/contract/desk/acts';
import { OpenRooms } from '@/desk/kit/room/openRooms';
import { sitDown } from '@/desk/testing/sitDown';
import { ActsOf } from './ActsOf';

const act = (id: number, kind: string, reason = ''): Act => ({
  ...{ id, kind, reason, at: Date.now(), staff: '周宁', role: 'support', subject: 'letter', subjectId: '2' },
  ...{ uid: null, before: null, after: null, traceId: 't' },
});
const seat = { role: 'support', name: '周宁' } as const;
const answered = (...records: Act[]) => ({ 'GET desk/v1/acts': { data: { records, hasMore: false } } });

it('says what was done to a thing, why and by whom, and leads to the rest of it', async () => {
  const page = (
    <OpenRooms value={['access']}>
      <ActsOf subject="letter" id={2} only={['member.unmasked']} />
    </OpenRooms>
  );
  const acts = [act(9, 'letter.answered'), act(8, 'member.unmasked', '来信 2')];
  const { sent } = await sitDown(page, answered(...acts), seat);
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^看手机、联系：来信 2.+ · 周宁$/);
  expect(screen.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/access/log?subject=letter&subjectId=2');
  expect(sent.at(-1)?.path).toBe('desk/v1/acts?subject=letter&subjectId=2');
});
