import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLetter } from '@/contract/desk/letters';
import { sitDown } from '@/desk/testing/sitDown';
import { LetterCase } from './LetterCase';

const NOW = Date.now();
const letter: DeskLetter = {
  ...{ id: 2, version: 0, name: null, avatar: null, subject: '余额', excerpt: '', hasRecording: false, state: 'open' },
  ...{ category: 'payment', priority: 'normal', owner: null, answered: false, rating: null, answerDueAt: NOW },
  ...{ orderAt: NOW, lastAt: NOW, kind: 'bug', createdAt: NOW, mergedInto: null, contact: '1••••00', lines: [] },
  ...{ closeDueAt: NOW, firstAnsweredAt: null, closedAt: null, person: null, orders: [], invoices: [] },
  ...{ recording: null, support: null, alike: [], doubles: [] },
};
const UNMASK = 'POST desk/v1/letters/2/contact';
const shown = (id: number) => <LetterCase letter={{ ...letter, id }} onOpen={() => {}} onMark={undefined} />;

it('what a guest left is masked until somebody says why, which the letter does for them', async () => {
  const replies = { [UNMASK]: { data: { contact: '13800138000' } } };
  const { sent } = await sitDown(shown(2), replies, { role: 'support', name: '周宁' });
  expect(screen.getByText('1••••00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '查看' })).toBeInTheDocument();
  await userEvent.keyboard('u');
  expect(screen.getByRole('dialog')).toHaveTextContent('你查看了来信 2 留下的联系方式、理由');
  expect(sent.some(({ path }) => path.endsWith('/contact'))).toBe(false);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('13800138000')).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ reason: '来信 2' }]);
});

it('is masked for good for who may not look', async () => {
  await sitDown(shown(3), {}, { role: 'moderator', name: '何川' });
  expect(screen.getByText('1••••00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});
