import { href } from './href';
import { useRoutes } from './RoutesContext';
import { useGo } from './useGo';

/** A place in the app as kit parts take it, or undefined when this build has no such place. */
export function useLink() {
  const routes = useRoutes();
  const go = useGo();
  return (to: string | null | undefined) => {
    if (!to) return undefined;
    // An unknown address resolves to home; a link that promises something else is not drawn.
    const leadsHome = routes.resolve(to).route === 'home' && to !== href.home();
    return leadsHome ? undefined : { href: to, onGo: () => go(to) };
  };
}
