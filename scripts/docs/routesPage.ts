import type { Route } from '@/shell/navigation/route';
import { generatedFrom, loadModules } from './modules';

const source = 'src/app/routes/allRoutes.ts';

const row = (route: Route): string =>
  [
    '',
    route.name,
    `\`${route.path}\``,
    route.title ?? '',
    route.layout,
    route.needsLogin ? '🔒' : '',
    route.back ?? route.tab ?? '',
    route.keepAlive === false ? 'never' : '',
    '',
  ]
    .join(' | ')
    .trim();

/** `docs/ROUTES.md`: the route table as members and guards meet it. */
export async function routesPage(): Promise<string> {
  const [module] = await loadModules([source]);
  const routes = module?.allRoutes as readonly Route[];
  const head = '| name | path | title | layout | login | back to | kept alive |\n|---|---|---|---|---|---|---|';
  return `${generatedFrom(`\`${source}\``)}# Routes\n\n${head}\n${routes.map(row).join('\n')}\n`;
}
