import type { Reader } from '@server/db/database';
import type { ChapterPageRow } from '@server/db/schema/reading';

/** The pictures of a chapter that an operator brought, in order; none where it is drawn. */
export function ownPages(reader: Reader, chapterId: number): Promise<ChapterPageRow[]> {
  return reader.selectFrom('chapterPages').selectAll().where('chapterId', '=', chapterId).orderBy('place').execute();
}
