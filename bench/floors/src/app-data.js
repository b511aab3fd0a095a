import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { Bar, Global, Header, Page } from '#ui';
import { Home } from './pages.js';

function Layout() {
  return (
    <>
      <Global />
      <Header>首页</Header>
      <Page>
        <Outlet />
      </Page>
      <Bar>
        <Link id="to-home" to="/">
          首页
        </Link>
        <Link id="to-list" to="/list">
          列表
        </Link>
        <Link id="to-vlist" to="/vlist">
          虚拟
        </Link>
      </Bar>
    </>
  );
}
const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/list', lazy: async () => ({ Component: (await import('./list.js')).List }) },
      { path: '/vlist', lazy: async () => ({ Component: (await import('./vlist.js')).VirtualList }) },
    ],
  },
]);
export const App = () => <RouterProvider router={router} />;
