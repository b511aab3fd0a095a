import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { allRoutes } from '@/app/routes/allRoutes';
import { App } from '@/app/shell/App';
import { createAppStore } from '@/app/store/createAppStore';
import { createGate } from '@/kernel/gate';
import type { Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { HomePage } from '@/pages/home/HomePage';
import { HomeStencil } from '@/pages/home/HomeStencil';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { readConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { firstPlace } from '@/shell/navigation/navigationEffects';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { globalCss } from '@/theme/globalCss';
import { firstScreens } from './firstScreens';

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
    faults: { report() {}, tellTo() {} },
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

/** What the page cuts the top of home from once it knows what stands there (`fillHome`). */
const drawStencil = (sheet: ServerStyleSheet): string =>
  `<template>${renderToString(sheet.collectStyles(<HomeStencil />))}</template>`;

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

/** Classes that no rule names are left out; `css` is all the rules there are. */
function thinned(html: string, css: string): string {
  const named = new Set([...css.matchAll(NAME)].map(([, name]) => name));
  return html.replace(/ class="([^"]*)"/g, (_all, list: string) => {
    const kept = list.split(' ').filter((name) => named.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** What stands in the page before the app runs. */
export interface FirstScreens {
  html: string;
  /** Which box is shown, and the elements' own styles. */
  css: string;
  /** The components' rules, as the element that styled-components takes them over from: it compiles none of them again. */
  sheet: string;
}

/**
 * The first screens of all kinds of pages, drawn from the app's own components as it would draw them before anything has
 * arrived, each in a box of its own, and the rules they need. Which box is shown says `data-screen` on the root element.
 */
export function drawFirstScreens(config: unknown): FirstScreens {
  const collected = new ServerStyleSheet();
  const boxes = Object.entries(firstScreens).map(
    ([name, address]) => `<div data-for="${name}">${draw(address, config, collected)}</div>`,
  );
  const stencil = drawStencil(collected);
  const sheet = collected.getStyleTags();
  collected.seal();
  const own = classed((boxes.join('') + stencil).replace(/<!--[^>]*-->/g, ''));
  const shown = Object.keys(firstScreens).map((name) => `[data-screen="${name}"] [data-for="${name}"]`);
  const switches = [
    '[data-for]{display:none}',
    `${shown.join(',')}{display:block}`,
    // Who is signed in sees no way to do so.
    '[data-member] [data-for] [data-fill]{visibility:hidden}',
  ];
  const css = own.css + switches.join('');
  return { html: thinned(own.html, globalCss + sheet + css), css, sheet };
}
