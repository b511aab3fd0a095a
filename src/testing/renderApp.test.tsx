import { screen } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { selectUid } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { Link } from '@/shell/navigation/Link';
import { route } from '@/shell/navigation/route';
import { buildAccount } from './builders/member';
import { renderApp } from './renderApp';

function Greeting() {
  const uid = useAppSelector(selectUid);
  return <h1>{uid ? `你好，${uid}` : '你好，游客'}</h1>;
}

/** Longer than the slice of time React draws in. */
function SlowLine() {
  const start = performance.now();
  while (performance.now() - start < 6);
  return <li />;
}

const manyLines = Array.from({ length: 40 }, (_, line) => `line ${line}`).map((line) => <SlowLine key={line} />);

function SlowPage() {
  const isDrawn = useDeferredValue(true, false);
  if (!isDrawn) return null;
  return (
    <>
      <h1>慢页</h1>
      <ul>{manyLines}</ul>
    </>
  );
}

const Door = () => <Link to="/slow">去慢页</Link>;

const routes = [route({ name: 'home', path: '/', layout: 'main', load: async () => Greeting })];
const slowRoutes = [
  route({ name: 'home', path: '/', layout: 'main', load: async () => Door }),
  route({ name: 'slow', path: '/slow', layout: 'main', load: async () => SlowPage }),
];

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

  it('has a page that a tap led to once time has passed, however slowly it is drawn', async () => {
    const { user, pass } = await renderApp('/', { routes: slowRoutes });
    await user.click(screen.getByRole('link', { name: '去慢页' }));
    await pass();
    expect(screen.getByRole('heading', { name: '慢页' })).toBeVisible();
  });
});
