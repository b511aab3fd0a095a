import type { AppConfigRow } from '@server/db/schema/users';
import { LegalItem } from '@server/import/format/house';
import { AppPageItem, ContactItem, LetterTargetsItem } from '@server/import/format/settings';
import { fieldsOf, saveAppPage, saveContact, saveLegal, saveTargets } from '@server/import/importSettings';
import { contentText } from '@server/text/content';
import { type Selectable, sql } from 'kysely';
import type * as v from 'valibot';
import { type ContentKind, type Item, momentOf, reader, said } from './contentKind';

/** A setting by the keys it has in `app_config`; an installation begins with it, and it is never made anew. */
const setting = (
  keys: readonly string[],
  kind: Pick<ContentKind, 'schema' | 'write' | 'called'> & { from: (value: ReturnType<typeof fieldsOf>) => Item },
): ContentKind => ({
  table: 'appConfig',
  place: [],
  prices: [],
  fixed: true,
  listing: {
    title: kind.called === undefined ? sql`coalesce(value ->> 'title', key)` : sql`${kind.called}::text`,
    state: sql`'live'`,
    order: sql`key, id`,
    where: sql`key = any(${keys}::text[])`,
  },
  ...kind,
  read: reader<Selectable<AppConfigRow>>('appConfig', ({ value }) => kind.from(fieldsOf(value))),
});

type Given<S extends v.GenericSchema> = Omit<v.InferOutput<S>, 'key'>;

export const legal = setting(['agreement', 'privacy'], {
  schema: LegalItem,
  from: ({ title, content }) => said({ title, content }),
  write: ({ rows }, item: Given<typeof LegalItem>, id) => saveLegal(rows, item, id),
});

export const contact = setting(['support'], {
  called: contentText.contact,
  schema: ContactItem,
  from: ({ hours, wechat, qq, link, faqUrl }) => said({ hours, wechat, qq, link, faqUrl }),
  write: ({ rows }, item: Given<typeof ContactItem>, id) => saveContact(rows, item, id),
});

export const letterTargets = setting(['letterTargets'], {
  called: contentText.letterTargets,
  schema: LetterTargetsItem,
  from: ({ answerMinutes, closeMinutes }) => said({ answerMinutes, closeMinutes }),
  write: ({ rows }, item: Given<typeof LetterTargetsItem>, id) => saveTargets(rows, item, id),
});

/** Fields that are stored as they are written. */
const APP_PAGE = [
  ...['appSlogan', 'appVersion', 'appNotes', 'appOlder', 'appRating', 'appRatings'],
  ...['appAge', 'appPermissions', 'appScreenshots'],
];

export const appPage = setting(['serverConfig'], {
  called: contentText.appPage,
  schema: AppPageItem,
  from: ({ appUpdated, ...value }) =>
    said({
      ...Object.fromEntries(APP_PAGE.map((name) => [name, value[name]])),
      appUpdated: typeof appUpdated === 'number' ? momentOf(new Date(appUpdated)) : null,
    }),
  write: ({ rows }, item: Given<typeof AppPageItem>, id) => saveAppPage(rows, item, id),
});
