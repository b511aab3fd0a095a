import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Bar, Global, Header, Page } from '#ui';
import { Home } from './pages.js';

const List = lazy(() => import('./list.js').then(({ List }) => ({ default: List })));
const VirtualList = lazy(() => import('./vlist.js').then(({ VirtualList }) => ({ default: VirtualList })));
export function App() {
  return (
    <BrowserRouter>
      <Global />
      <Header>首页</Header>
      <Page>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/list" element={<List />} />
            <Route path="/vlist" element={<VirtualList />} />
          </Routes>
        </Suspense>
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
    </BrowserRouter>
  );
}
