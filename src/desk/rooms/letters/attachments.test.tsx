import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLetter, DeskLetterLine } from '@/contract/desk/letters';
import { KeyLine } from '@/desk/keys/KeyLine';
import { sitDown } from '@/desk/testing/sitDown';
import { Lines } from './Lines';
import { useLetterQuery } from './lettersApi';

const NOW = Date.now();
const picture = (id: number, url = `/dl/letter/${id}`) => ({ id, url, w: 450, h: 800 });
const said = (id: number, pictures: DeskLetterLine['pictures']): DeskLetterLine => ({
  ...{ id, kind: 'member', event: null, content: `第 ${id} 句`, by: null, at: NOW, pictures },
});
const letter = (lines: DeskLetterLine[]): DeskLetter => ({
  ...{
    id: 2,
    version: 0,
    name: '雾港',
    avatar: null,
    subject: '余额',
    excerpt: '',
    hasRecording: false,
    state: 'open',
  },
  ...{ category: 'payment', priority: 'normal', owner: null, answered: false, rating: null, answerDueAt: NOW },
  ...{ orderAt: NOW, lastAt: NOW, kind: 'bug', createdAt: NOW, mergedInto: null, contact: '', lines, closeDueAt: NOW },
  ...{ firstAnsweredAt: null, closedAt: null, person: null, orders: [], invoices: [], recording: null, support: null },
  ...{ alike: [], doubles: [] },
});
const ONE = 'GET desk/v1/letters/2';

function Shown() {
  const { data } = useLetterQuery({ id: 2 });
  return data ? <Lines letter={data} /> : null;
}

async function begin(...replies: DeskLetter[]) {
  const seat = { role: 'support', name: '周宁' } as const;
  const page = (
    <>
      <Shown />
      <KeyLine />
    </>
  );
  const server = await sitDown(page, { [ONE]: replies.map((data) => ({ data })) }, seat);
  await screen.findByText('第 0 句');
  return server;
}

it('pictures stand under their words, v opens them large, the arrows turn, Escape closes', async () => {
  await begin(letter([said(0, [picture(1)]), said(5, [picture(2), picture(3)])]));
  expect(within(screen.getByRole('list', { name: '2 张附图' })).getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('看图片');
  await userEvent.keyboard('v');
  const large = () => within(screen.getByRole('dialog')).getByRole('img');
  expect(large()).toHaveAttribute('src', '/dl/letter/1');
  // A dialog takes the focus a frame after it is there.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{ArrowRight}');
  expect(large()).toHaveAttribute('src', '/dl/letter/2');
  await userEvent.keyboard('k{ArrowLeft}');
  expect(large()).toHaveAttribute('src', '/dl/letter/3');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '看大图：附图 2，共 2 张' }));
  expect(large()).toHaveAttribute('src', '/dl/letter/3');
});

it('one that cannot be read says so, and is asked for again by a fresh address', async () => {
  await begin(letter([said(0, [picture(1)])]), letter([said(0, [picture(1, '/dl/letter/fresh')])]));
  fireEvent.error(screen.getByRole('button', { name: /看大图/ }).firstElementChild as Element);
  expect(screen.getByRole('alert')).toHaveTextContent('这张图没有读到');
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  const thumb = await screen.findByRole('button', { name: /看大图/ });
  await waitFor(() => expect(thumb.firstElementChild).toHaveAttribute('src', '/dl/letter/fresh'));
  expect(screen.queryByRole('alert')).toBeNull();
});
