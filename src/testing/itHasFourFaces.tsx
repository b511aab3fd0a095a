import { screen } from '@testing-library/react';
import type { Route } from '@/shell/navigation/route';
import { buildAccount } from './builders/member';
import { createFakePorts } from './fakePorts';
import { json, page } from './fakes/answers';
import { renderApp } from './renderApp';

interface ListPage {
  at: string;
  routes: readonly Route[];
  /** Where its rows come from, such as `GET v1/book/list`. */
  list: string;
  /** What else the page asks for. */
  others?: Readonly<Record<string, unknown>>;
  rows: readonly unknown[];
  /** Words of a row, and of the page without rows. */
  row: string;
  empty: string;
  /** Whose page it is; default a member's. */
  guest?: boolean;
}

/** Proves the four faces of a page with a list (F5): a skeleton, rows to their end, none, and a failure that is asked again. */
export function itHasFourFaces({ at, routes, list, others = {}, rows, row, empty, guest = false }: ListPage) {
  async function open() {
    const { server, local } = createFakePorts();
    for (const [route, reply] of Object.entries(others)) server.reply(route, reply as object);
    const held = server.defer(list);
    const shown = await renderApp(at, {
      routes,
      ports: { server, fetch: server.fetch, local },
      ...(guest ? {} : { member: buildAccount() }),
    });
    await shown.pass();
    return { ...shown, held };
  }

  it('F5: waits with a skeleton, then shows its rows and where they end', async () => {
    const tall = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(5_000);
    const { held, pass } = await open();
    expect(screen.getAllByRole('status').some((one) => one.textContent?.includes('加载中'))).toBe(true);
    held.answer(page([...rows]));
    await pass();
    expect(screen.getAllByText(row, { exact: false }).length).toBeGreaterThan(0);
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
    tall.mockRestore();
  });

  it('F5: without rows says why, and what to do', async () => {
    const { held, pass } = await open();
    held.answer(page([]));
    await pass();
    expect(screen.getByText(empty)).toBeInTheDocument();
  });

  it('F5: a failure says so and is asked again', async () => {
    const { held, pass, user, server, ports } = await open();
    held.answer(json({ code: 404, data: null, msg: '', traceId: 'pQ3vD0u8Zk1a' }, 404));
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('错误编号 pQ3vD0u8Zk1a');
    await user.click(screen.getByRole('button', { name: '复制错误编号 pQ3vD0u8Zk1a' }));
    expect(ports.share.copied).toEqual(['pQ3vD0u8Zk1a']);
    server.reply(list, page([...rows]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(screen.getAllByText(row, { exact: false }).length).toBeGreaterThan(0);
  });
}
