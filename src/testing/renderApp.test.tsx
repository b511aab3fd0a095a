import { screen } from '@testing-library/react';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { route } from '@/shell/navigation/route';
import { buildAccount } from './builders/member';
import { renderApp } from './renderApp';

function Greeting() {
  const uid = useAppSelector(selectUid);
  return <h1>{uid ? `你好，${uid}` : '你好，游客'}</h1>;
}

const routes = [route({ name: 'home', path: '/', layout: 'main', load: async () => Greeting })];

describe('renderApp', () => {
  it('shows a page to a guest', async () => {
    await renderApp('/', { routes });
    expect(await screen.findByRole('heading', { name: '你好，游客' })).toBeVisible();
  });

  it('shows it to the member that storage remembers', async () => {
    const { pass } = await renderApp('/', { routes, member: buildAccount(), started: true });
    await pass();
    expect(await screen.findByRole('heading', { name: '你好，1001' })).toBeVisible();
  });
});
