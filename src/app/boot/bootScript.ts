import { bootPage } from '@/app/ports/bootPage';

// Inlined into the page and run before the first paint; keep it small.
bootPage(window);
