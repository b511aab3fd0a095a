import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { allRoutes } from '@/app/routes/allRoutes';
import { App } from '@/app/shell/App';
import { createAppStore } from '@/app/store/createAppStore';
import { createGate } from '@/kernel/gate';
import type { Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { HomePage } from '@/pages/home/HomePage';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { readConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { firstPlace } from '@/shell/navigation/navigationEffects';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { firstScreens } from './firstScreenOf';

/** Nothing ever comes: what is drawn is the app before its first answer. */
const never = () => new Promise<never>(() => undefined);

/** A world in which nothing happens. */
const stillPorts = (): Ports =>
  ({
    gate: createGate(),
    tape: createTape(),
    clock: { now: () => 0, after: () => () => undefined },
    local: { read: () => null, write() {}, remove() {}, survives: () => false, onForeignWrite: () => () => undefined },
    document: { setTitle() {}, dress() {} },
    history: { onPop: () => () => undefined },
    log: { warn() {} },
    fetch: never,
  }) as unknown as Ports;

function draw(address: string, config: unknown, sheet: ServerStyleSheet): string {
  const ports = stillPorts();
  // The page on its way has no title yet: its words come with it, and take no room.
  const routes = createRouteTable(allRoutes.map((route) => ({ ...route, title: '', load: never })));
  const shelf: ChunkShelf = new Map([['home', HomePage]]);
  const store = createAppStore({ ports, routes, shelf, late: { base: never, later: never } });
  store.dispatch(configEvents.loaded(readConfig(config).config));
  store.dispatch(chunkEvents.wanted({ name: 'home' }));
  store.dispatch(chunkEvents.arrived({ name: 'home' }));
  const url = { pathname: address, search: '', hash: '', index: 0, overlays: [] };
  const place = firstPlace(url, routes, true);
  store.dispatch(navigationEvents.arrived({ place, how: 'first' }));
  return renderToString(sheet.collectStyles(<App store={store} ports={ports} routes={routes} shelf={shelf} />));
}

/** Styles of elements as rules of classes: a policy lets no element carry a style of its own. */
function classed(html: string) {
  const rules = new Map<string, string>();
  const plain = html.replace(/<[^>]* style="[^"]*"[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
    const name = rules.get(style) ?? `own${rules.size}`;
    rules.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return / class="/.test(bare)
      ? bare.replace(/ class="/, ` class="${name} `)
      : bare.replace(/^<\w+/, `$& class="${name}"`);
  });
  return { html: plain, css: [...rules].map(([style, name]) => `.${name}{${style}}`).join('') };
}

const NAME = /\.([a-zA-Z][\w-]*)(?=[\s,.:>+~[{)])/g;

/** Names of one or two letters in place of the generated ones; what no rule names goes. */
function shortened(html: string, css: string) {
  const names = [...new Set([...css.matchAll(NAME)].map(([, name]) => name ?? ''))];
  const short = new Map(names.map((name, at) => [name, `_${at.toString(36)}`]));
  const classes = (list: string) => list.split(' ').flatMap((name) => short.get(name) ?? []);
  return {
    html: html.replace(/ class="([^"]*)"/g, (_all, list: string) => {
      const kept = classes(list).join(' ');
      return kept && ` class="${kept}"`;
    }),
    css: css.replace(NAME, (all, name: string) => `.${short.get(name) ?? all}`),
  };
}

/** Without the marks that styled-components leaves for itself, and rules for attributes that nothing here has. */
function thinned(html: string, css: string): string {
  const isThere = (selector: string) =>
    [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g)].every(
      ([, name, value]) =>
        /^data-(theme|motion|screen|member|locked)$/.test(name ?? '') ||
        html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    );
  return css
    .replace(/data-styled[^{}]*\{[^{}]*\}/g, '')
    .replace(/([^{}@;]+)\{([^{}]*)\}/g, (all, selectors: string) => (selectors.split(',').some(isThere) ? all : ''));
}

/**
 * The first screens of all kinds of pages, drawn from the app's own components as it would draw them before anything has
 * arrived, each in a box of its own, and the rules they need. Which box is shown says `data-screen` on the root element.
 */
export function drawFirstScreens(config: unknown): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const boxes = Object.entries(firstScreens).map(
    ([name, address]) => `<div data-for="${name}">${draw(address, config, sheet)}</div>`,
  );
  const sheetText = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '');
  sheet.seal();
  const own = classed(boxes.join('').replace(/<!--[^>]*-->/g, ''));
  const drawn = shortened(own.html, sheetText + own.css);
  const shown = Object.keys(firstScreens).map((name) => `[data-screen="${name}"] [data-for="${name}"]`);
  const switches = [
    '[data-for]{display:none}',
    `${shown.join(',')}{display:block}`,
    // Who is signed in sees no way to do so.
    '[data-member] [data-for] [data-fill]{visibility:hidden}',
  ];
  return { html: drawn.html, css: thinned(drawn.html, `${drawn.css}${switches.join('')}`) };
}
