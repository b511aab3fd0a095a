import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from 'redux';

// RTK looks for the extension when it is first imported, so this module has to come before it.
(window as unknown as Record<string, unknown>).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (createStore) =>
    enhancers.reduceRight((inner, enhancer) => enhancer(inner), (instrument() as StoreEnhancer)(createStore));
