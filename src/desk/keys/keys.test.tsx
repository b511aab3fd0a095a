import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyLine } from './KeyLine';
import { KeysProvider } from './KeysProvider';
import type { KeyRow } from './keyRow';
import { useKeys } from './useKeys';

const ran = jest.fn();
const row = (key: KeyRow['key'], label: string, rest: Partial<KeyRow> = {}): KeyRow => ({
  ...{ key, label },
  run: (pressed) => ran(label, pressed),
  ...rest,
});

function Table({ rows, over }: { rows: readonly KeyRow[]; over?: boolean }) {
  useKeys(rows, { ...(over !== undefined && { over }) });
  return null;
}

beforeEach(() => ran.mockClear());

it('one table feeds the handler and the key line', async () => {
  render(
    <KeysProvider>
      <Table rows={[row(['j', 'k'], '上下'), row('B', '封号'), row('x', '移除', { when: false })]} />
      <KeyLine status="刚刚" />
    </KeysProvider>,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('jk上下B封号刚刚');
  await userEvent.keyboard('k{Shift>}B{/Shift}xb');
  expect(ran.mock.calls).toEqual([
    ['上下', 'k'],
    ['封号', 'B'],
  ]);
});

it('hears nothing while somebody types or an input method composes, but ⌘↵', async () => {
  render(
    <KeysProvider>
      <Table rows={[row('j', '下'), row('mod+Enter', '发出')]} />
      <textarea aria-label="回信" />
    </KeysProvider>,
  );
  const field = screen.getByLabelText('回信');
  await userEvent.type(field, 'jj');
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'j', keyCode: 229 });
  expect(ran).not.toHaveBeenCalled();
  expect(field).toHaveValue('jj');
  await userEvent.type(field, '{Control>}{Enter}{/Control}');
  expect(ran).toHaveBeenCalledWith('发出', 'mod+Enter');
  await userEvent.keyboard('{Escape}j');
  expect(ran).toHaveBeenLastCalledWith('下', 'j');
});

it('leaves Enter to a button that has the focus, and to a row of a list not', async () => {
  const pressed = jest.fn();
  render(
    <KeysProvider>
      <Table rows={[row('Enter', '打开')]} />
      <button type="button" onClick={pressed}>
        导出
      </button>
      <button type="button" data-row="1" onClick={pressed}>
        行
      </button>
    </KeysProvider>,
  );
  screen.getByText('导出').focus();
  await userEvent.keyboard('{Enter}');
  expect([ran.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
  screen.getByText('行').focus();
  await userEvent.keyboard('{Enter}');
  expect([ran.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1]);
});

it('under a dialog nothing is heard, and all of it again once it has gone', async () => {
  const desk = (over: boolean) => (
    <KeysProvider>
      <Table rows={[row('j', '房间')]} />
      {over && <Table over rows={[row('y', '对话框')]} />}
      <KeyLine />
    </KeysProvider>
  );
  const { rerender } = render(desk(true));
  await userEvent.keyboard('jy');
  expect(ran.mock.calls).toEqual([['对话框', 'y']]);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('y对话框');
  rerender(desk(false));
  await userEvent.keyboard('jy');
  expect(ran.mock.calls.slice(1)).toEqual([['房间', 'j']]);
});

it('what the browser does with ⌥, ⌘ and Ctrl stays the browser’s', () => {
  render(
    <KeysProvider>
      <Table rows={[row('r', '回信')]} />
    </KeysProvider>,
  );
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(document.body, { key: 'r', [modifier]: true })).toBe(true);
  expect(ran).not.toHaveBeenCalled();
});
