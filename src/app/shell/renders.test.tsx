import { watchRenders } from '@/testing/renderedComponents';

// The set-up has loaded React already: it is loaded anew, now that something hears of its commits.
jest.resetModules();
const { screen } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
const { renderApp } = jest.requireActual<typeof import('@/testing/renderApp')>('@/testing/renderApp');

/** What stands around the pages: none of it differs from page to page of the main layout but which tab is the active one. */
const AROUND = [
  ...['Screen', 'AppFrame', 'Column', 'Head', 'Later', 'LaterParts', 'TopBar', 'MainHeader', 'TabIcon', 'SiteFooter'],
  ...['Shortcuts', 'SkipLinks', 'LateBanner', 'OverlayHost', 'ToastHost'],
];

describe('a change of page', () => {
  it('draws the page and the tabs, and nothing else of the frame', async () => {
    const { user, pass } = await renderApp('/', { started: true });
    await pass();
    await user.click(screen.getByRole('link', { name: '游戏' }));
    await pass();
    const rendered = watchRenders();
    await user.click(screen.getByRole('link', { name: '首页' }));
    await pass();
    expect(rendered).toEqual(expect.arrayContaining(['Tabs', 'TabBar', 'Pages']));
    expect(rendered.filter((name) => AROUND.includes(name))).toEqual([]);
  });
});
