import '@/testing/attachDevTools';
import { act, screen } from '@testing-library/react';
import { liftedOf } from '@/testing/devTools';
import { renderApp } from '@/testing/renderApp';
import { navigationEvents } from './navigationSlice';

async function visit(at: string) {
  const { store, pass, user, ports } = await renderApp(at);
  const go = async (to: string) => {
    act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await pass();
  };
  const back = async () => {
    act(() => ports.history.go(-1));
    await pass();
  };
  return { go, back, user, lifted: liftedOf(store) };
}

const main = () => screen.getByRole('main');
const buttonInside = () => {
  const [first] = screen.getAllByRole('button').filter((one) => main().contains(one));
  if (!first) throw new Error('no button on the page');
  return first;
};

describe('B5: the focus goes where the eye goes', () => {
  it('is the browser’s where a visit begins', async () => {
    await visit('/faq');
    expect(document.body).toHaveFocus();
  });

  it('goes into the page that comes, and back to what led away from it', async () => {
    const { go, back, user } = await visit('/faq');
    const opener = buttonInside();
    await user.click(opener);
    expect(opener).toHaveFocus();
    await go('/business');
    expect(main()).toHaveFocus();
    await back();
    expect(opener).toHaveFocus();
  });

  it('stays on a bar that stays', async () => {
    const { user, pass } = await renderApp('/');
    const tab = screen.getByRole('link', { name: '游戏', current: false });
    await user.click(tab);
    await pass();
    expect(tab).toHaveFocus();
  });

  it('goes into the page to which a dialog leads that closes', async () => {
    const { go } = await visit('/faq');
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button type="button">去充值</button></div>');
    const closing = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].pop();
    act(() => closing?.focus());
    await go('/business');
    closing?.parentElement?.remove();
    expect(main()).toHaveFocus();
  });

  it('returns to no field, which would open the keyboard of a phone', async () => {
    const { go, back } = await visit('/business');
    act(() => screen.getAllByRole('textbox')[0]?.focus());
    await go('/faq');
    await back();
    expect(main()).toHaveFocus();
  });

  it('is not moved while somebody travels', async () => {
    const { go, lifted } = await visit('/');
    await go('/faq');
    const index = lifted.getState().stagedActionIds.length - 1;
    await go('/business');
    act(() => main().blur());
    act(() => void lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }));
    expect(screen.getByRole('heading', { name: '没有解决？' })).toBeVisible();
    expect(main()).not.toHaveFocus();
  });
});
