import type { CreateDemo } from '@server/demoPort';
import { drawMedia } from './art/media';
import { appFiles, appRelease } from './content/appPackage';
import { demoAccounts } from './content/demoAccounts';
import { demoStaff } from './content/demoStaff';
import { logEntry } from './content/lighthouse';
import { packageFile } from './content/packageFile';
import { drawnFiles } from './films/drawnFiles';
import { comicPage, comicPages, comicRefOf } from './reading/comicArt';
import { demoRoutes } from './routes/routes';
import { seedDemo } from './seed/seedDemo';

/** The one entry of the demo: what a platform shows, sells and says before it has an operator. */
export const createDemo: CreateDemo = (store) => {
  const files = drawnFiles(store);
  return {
    accounts: demoAccounts,
    staff: demoStaff,
    seed: seedDemo,
    routes: demoRoutes,
    draw: (kind, n, variant) => drawMedia(kind, n, { variant }),
    pages(source) {
      const ref = comicRefOf(source);
      return ref === null ? [] : comicPages(ref);
    },
    page(source, place) {
      const ref = comicRefOf(source);
      return ref === null ? undefined : comicPage(ref, place);
    },
    paragraphs(source) {
      const [, entry] = /^log\/(\d+)$/.exec(source) ?? [];
      return entry === undefined ? undefined : logEntry(Number(entry)).paragraphs;
    },
    film: files.film,
    albumPicture: files.albumPicture,
    gamePackage: packageFile,
    appPackage: (platform) => packageFile({ ...appRelease, id: 0 }, platform, appFiles()),
  };
};
