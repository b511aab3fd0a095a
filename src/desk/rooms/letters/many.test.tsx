import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AlikeLetter, DeskLetter, DeskLetterRow } from '@/contract/desk/letters';
import { KeyLine } from '@/desk/keys/KeyLine';
import { ButtonRows } from '@/desk/kit/list/ButtonRows';
import { useMarks } from '@/desk/kit/list/useMarks';
import type { Reply } from '@/desk/testing/deskServer';
import { sitDown } from '@/desk/testing/sitDown';
import { LetterCase } from './LetterCase';
import { LetterPane } from './LetterPane';
import { ManyActs } from './ManyActs';
import { useLeftOut } from './useLeftOut';

const NOW = Date.now();
const row = (id: number): DeskLetterRow => ({
  ...{
    id,
    version: id * 10,
    name: `会员${id}`,
    avatar: null,
    subject: `第 ${id} 封`,
    excerpt: '',
    hasRecording: false,
  },
  ...{ state: 'open', category: 'payment', priority: 'normal', owner: null, answered: false, rating: null },
  ...{ answerDueAt: NOW, orderAt: NOW, lastAt: NOW },
});
const rows = [row(1), row(2), row(3), row(4)];
const person = {
  ...{ id: 1, uid: '7', avatar: '', levelType: 0, balance: 20, phoneMasked: '', joinedAt: NOW, status: 'active' },
  ...{ letters: 1, rating: null },
};
const letterOf = (id: number, name: string | null): DeskLetter => ({
  ...{ ...row(id), kind: 'bug', createdAt: NOW, mergedInto: null, contact: '', lines: [], closeDueAt: NOW },
  ...{ firstAnsweredAt: null, closedAt: null, person: name === null ? null : { ...person, name }, orders: [] },
  ...{ invoices: [], recording: null, support: null, alike: [], doubles: [] },
});
const letter = (id: number, name: string | null): Reply => ({ data: letterOf(id, name) });
const alike = (id: number, more: Partial<DeskLetterRow> = {}): AlikeLetter => ({
  ...{ ...row(id), createdAt: NOW - id * 60_000, own: true },
  ...more,
});
const opened = jest.fn();
const idOf = ({ id }: { id: number }) => String(id);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.restoreAllMocks());

function List() {
  const marks = useMarks<DeskLetterRow>(idOf);
  const leftOut = useLeftOut(opened);
  return (
    <>
      <ButtonRows {...{ rows, idOf, marks }} chosen="1" onChoose={opened} more="" isBusy={false}>
        {({ subject }) => subject}
      </ButtonRows>
      <ManyActs marks={marks} onCame={leftOut.tell} />
      {leftOut.dialog}
    </>
  );
}

/** The letter 2 with its case, beside letters that are like it. */
function Case(props: Partial<DeskLetter>) {
  const marks = useMarks<DeskLetterRow>(idOf);
  const leftOut = useLeftOut(opened);
  const data = { ...letterOf(2, '雾港'), ...props };
  const of = { data, error: undefined, isFetching: false, refetch: () => {}, fulfilledTimeStamp: NOW };
  return (
    <>
      <p>{`选了：${marks.rows.map(idOf).join('，')}`}</p>
      <LetterPane of={of} onOpen={opened} onCame={leftOut.tell} hearsKeys />
      <LetterCase letter={data} onOpen={opened} onMark={marks.put} />
      {leftOut.dialog}
    </>
  );
}

function begin(replies: Record<string, Reply | Reply[]> = {}, shown = <List />) {
  const own: Record<string, Reply> = {
    'GET desk/v1/cannedAnswers': { data: { records: [{ id: 5, title: '已补', content: '{名字} 补上了', used: 1 }] } },
    ...{ 'GET desk/v1/letters/1': letter(1, '雾港'), 'GET desk/v1/letters/2': letter(2, null) },
  };
  const page = (
    <>
      {shown}
      <KeyLine />
    </>
  );
  return sitDown(page, { ...own, ...replies }, { role: 'support', name: '周宁' });
}
const marked = () => screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box, n) => (box.checked ? n + 1 : []));

it('x marks the chosen row and no longer, J goes on, a box is pressed, Escape forgets all', async () => {
  await begin();
  await userEvent.keyboard('x');
  expect(marked()).toEqual([1]);
  await userEvent.keyboard('x');
  expect(marked()).toEqual([]);
  await userEvent.keyboard('{Shift>}J{/Shift}');
  expect(marked()).toEqual([1, 2]);
  await userEvent.click(screen.getByRole('checkbox', { name: '选上 4' }));
  expect(screen.getByText('选了 3 封')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('都回');
  await userEvent.keyboard('{Escape}');
  expect(marked()).toEqual([]);
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('都回');
});

it('one text goes to all that are marked, each filled from its own case, and who was left out is named with the reason', async () => {
  const left = [
    { id: 1, why: 'moved', who: '何川' },
    { id: 2, why: 'guest', who: null },
  ];
  const { sent } = await begin({ 'POST desk/v1/letters/answers': { data: { done: [], left } } });
  await userEvent.keyboard('{Shift>}J{/Shift}r');
  const dialog = screen.getByRole('dialog', { name: '用一段话回 2 封' });
  await within(dialog).findByRole('option', { name: '已补' });
  await userEvent.selectOptions(within(dialog).getByLabelText('常用答复'), '5');
  expect(await within(dialog).findByText('雾港 补上了')).toBeInTheDocument();
  expect(await within(dialog).findByText('访客，App 里回不到')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: /回 1 封/ }));
  const said = await screen.findByRole('dialog', { name: '2 封没有动' });
  expect(
    within(said)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['1会员1第 1 封何川 刚动过，先看新的', '2会员2第 2 封访客，App 里回不到']);
  const post = sent.find(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({
    letters: [
      { id: 1, seen: 10, text: '雾港 补上了' },
      { id: 2, seen: 20, text: '{名字} 补上了' },
    ],
    next: 'closed',
    cannedId: 5,
  });
  await userEvent.click(within(said).getByRole('button', { name: '1' }));
  expect(opened).toHaveBeenLastCalledWith(1);
  expect(marked()).toEqual([]);
});

it('a takes all as they were seen', async () => {
  const { sent } = await begin({ 'POST desk/v1/letters/changes': { data: { done: [1], left: [] } } });
  await userEvent.keyboard('xa');
  await waitFor(() => expect(screen.getByText('已把 1 封归到你名下')).toBeInTheDocument());
  const post = sent.find(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ letters: [{ id: 1, seen: 10, owner: null }], act: 'take' });
});

it('M marks the letter with the open ones that are like it', async () => {
  await begin({}, <Case alike={[alike(1), alike(3, { state: 'closed' }), alike(4)]} />);
  expect(screen.getByRole('button', { name: /连同像的选上 3 封/ })).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}M{/Shift}');
  expect(screen.getByText('选了：2，1，4')).toBeInTheDocument();
});

describe('doubles of the letter that is open', () => {
  const doubles = [alike(1), alike(3), alike(4, { owner: { id: 9, name: '何川' } })];

  it('are merged at once, but for those that were unticked, are a colleague’s or moved meanwhile', async () => {
    const left = [{ id: 3, why: 'moved', who: '何川' }];
    const { sent } = await begin(
      { 'POST desk/v1/letters/2/merges': { data: { into: 1, done: [1], left } } },
      <Case doubles={doubles} />,
    );
    expect(screen.getByText('同一人还有 3 封相似的来信')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}D{/Shift}');
    const dialog = screen.getByRole('dialog', { name: '合并相似的来信' });
    expect(dialog).toHaveTextContent('合并以后不能再拆开');
    const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(dialog).toHaveTextContent('在 何川 手上，不会动');
    expect(dialog).toHaveTextContent('来信 2、3 并入 1');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '合并 3' }));
    expect(dialog).toHaveTextContent('来信 2 并入 1');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '合并 3' }));
    await userEvent.click(within(dialog).getByRole('button', { name: /合并 3 封/ }));
    const said = await screen.findByRole('dialog', { name: '1 封没有动' });
    expect(said).toHaveTextContent('已合成来信 1');
    expect(said).toHaveTextContent('何川 刚动过，先看新的');
    const post = sent.find(({ path }) => path.endsWith('/merges'));
    expect(post?.body).toEqual({
      seen: 20,
      letters: [
        { id: 1, seen: 10 },
        { id: 3, seen: 30 },
      ],
    });
    expect(opened).toHaveBeenLastCalledWith(1);
  });

  it('are told of and left alone where the letter is a colleague’s', async () => {
    await begin({}, <Case doubles={doubles} owner={{ id: 9, name: '何川' }} />);
    expect(screen.getByText('同一人还有 3 封相似的来信')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /看一看，合并/ })).toBeNull();
    await userEvent.keyboard('{Shift>}D{/Shift}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
