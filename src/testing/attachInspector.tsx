import { createDevTools } from '@redux-devtools/core';
import { InspectorMonitor } from '@redux-devtools/inspector-monitor';
import type { StoreEnhancer } from 'redux';

/** The official panel. Only its own instrument may stand under the store, or it finds no state of its own. */
export const Inspector = createDevTools(<InspectorMonitor />);

// RTK looks for the extension when it is first imported, so this module has to come before it.
(window as unknown as Record<string, unknown>).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
    enhancers.reduceRight((inner, enhancer) => enhancer(inner), (Inspector.instrument() as StoreEnhancer)(createStore));
