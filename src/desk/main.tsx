import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createDeskStore } from './store';
import { wearTheme } from './theme/themeChoice';
import { page } from './world/page';

wearTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={createDeskStore()} nonce={page.nonce()} />);
