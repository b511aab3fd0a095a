import { testRoutes } from '@/testing/testRoutes';
import { afterSignIn, guard } from './guard';
import type { Place } from './place';
import { createRouteTable } from './routeTable';

const routes = createRouteTable(testRoutes);
const at = (to: string, over: Partial<Place> = {}): Place => ({ ...routes.resolve(to), index: 0, ...over });

describe('guard', () => {
  it('C5: leads a guest to login and notes where they were going', () => {
    expect(guard(routes, '/recharge?view=ledger', false)).toMatchObject({
      route: 'login',
      returnTo: '/recharge?view=ledger',
    });
    expect(guard(routes, '/recharge', true).route).toBe('recharge');
    expect(guard(routes, '/games', false).route).toBe('games');
  });

  it('C5: an operator may open or close a route', () => {
    const open = createRouteTable(testRoutes, { recharge: { needsLogin: false }, games: { needsLogin: true } });
    expect(guard(open, '/recharge', false).route).toBe('recharge');
    expect(guard(open, '/games', false)).toMatchObject({ route: 'login', returnTo: '/games' });
  });

  it('C5: who asks for a sign-in page comes back to where they are', () => {
    expect(guard(routes, '/login', false, at('/detail/7'))).toMatchObject({ returnTo: '/detail/7', returnsBack: true });
    expect(guard(routes, '/login', true, at('/games')).route).toBe('login');
  });

  it('C5: between the sign-in pages the way back goes along', () => {
    const here = at('/login', { returnTo: '/recharge' });
    expect(guard(routes, '/other', false, here)).toMatchObject({ route: 'loginOther', returnTo: '/recharge' });
    expect(guard(routes, '/register', false, at('/login'))).not.toHaveProperty('returnTo');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' /recharge',
    '/\t/evil.example',
    '/ /evil.example',
    '///evil.example',
    'evil.example',
    '@evil.example',
    'http:evil.example',
    '.',
    '',
    '?x',
    '#x',
    '/nowhere/at/all',
    '/login',
    '/register?x=1',
    '/other',
  ])('C5: a way back of %p leads home', (returnTo) => {
    expect(afterSignIn(routes, returnTo)).toBe('/');
  });

  it('C5: a way back inside the app is kept whole', () => {
    expect(afterSignIn(routes, '/detail/7?tab=2#top')).toBe('/detail/7?tab=2#top');
  });
});
