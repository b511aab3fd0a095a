import type { Place } from './place';
import { addressOf } from './place';
import type { RouteTable } from './routeTable';

/** The routes a member signs in on; they open for members too (C5). */
export const SIGN_IN_ROUTES: readonly string[] = ['login', 'register', 'loginOther'];

/**
 * Where a wish really leads: the place itself, or login with the way back noted (C5). Who asks for a sign-in page comes
 * back to where they are (`here`); between the sign-in pages the way back goes along.
 */
export function guard(routes: RouteTable, to: string, isMember: boolean, here?: Place): Omit<Place, 'index'> {
  const wanted = routes.resolve(to);
  if (SIGN_IN_ROUTES.includes(wanted.route)) return here ? { ...wanted, ...wayBack(here) } : wanted;
  if (isMember || !routes.find(wanted.route)?.needsLogin) return wanted;
  return { ...routes.resolve('/login'), returnTo: addressOf(wanted) };
}

function wayBack(here: Place): Pick<Place, 'returnTo' | 'returnsBack'> {
  if (!SIGN_IN_ROUTES.includes(here.route)) return { returnTo: addressOf(here), returnsBack: true };
  const { returnTo, returnsBack } = here;
  return { ...(returnTo ? { returnTo } : {}), ...(returnsBack ? { returnsBack } : {}) };
}

/** Where to go after signing in: what was wanted, else home; never a sign-in page again. */
export function afterSignIn(routes: RouteTable, returnTo: string | undefined): string {
  if (!returnTo) return '/';
  const target = routes.resolve(returnTo);
  return SIGN_IN_ROUTES.includes(target.route) ? '/' : addressOf(target);
}
