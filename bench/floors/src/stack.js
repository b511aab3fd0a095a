import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from '#app';
import { store } from './store.js';

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <App />
  </Provider>,
);
if (process.env.WITH_SW && 'serviceWorker' in navigator) {
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));
}
