import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/download`: the app itself as a package, with decorative panels beside the column (spec 2, C4). */
export const downloadRoute = route({
  name: 'download',
  path: '/download',
  title: titles.download,
  layout: 'standalone',
  tab: 'home',
  load: () => import(/* webpackChunkName: "page-download" */ './DownloadPage').then((page) => page.DownloadPage),
});
