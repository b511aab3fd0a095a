import type { JsonValue } from '@server/db/schema/json';
import { cleanHtml } from '@server/platform/cleanHtml';
import type * as v from 'valibot';
import type { Content } from './format/content';
import type { AppPageItem, ContactItem, LetterTargetsItem } from './format/settings';
import { ContentError } from './problems';
import { pictureUrl, type Rows } from './rows';

type Item<S extends v.GenericSchema> = Omit<v.InferOutput<S>, 'key'>;
type Fields = Readonly<Record<string, JsonValue | undefined>>;

/** The fields of a setting, whatever stands in its row. */
export const fieldsOf = (value: JsonValue): Readonly<Record<string, JsonValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Writes the given fields of a setting, and takes away those that are undefined; what its form does not know stays. */
async function saveSetting({ tx }: Rows, id: number | undefined, given: (before: Fields) => Fields): Promise<number> {
  const row =
    id === undefined
      ? undefined
      : await tx.selectFrom('appConfig').select('value').where('id', '=', id).executeTakeFirst();
  if (id === undefined || row === undefined)
    throw new ContentError([{ file: 'settings.json', path: '', text: 'is no setting that there is' }]);
  const before = fieldsOf(row.value);
  const value = JSON.stringify({ ...before, ...given(before) });
  await tx.updateTable('appConfig').set({ value }).where('id', '=', id).execute();
  return id;
}

/** A legal text. Members agree to other words anew; `updateTime` is when they were changed. */
export const saveLegal = (rows: Rows, { title, content }: { title: string; content: string }, id: number | undefined) =>
  saveSetting(rows, id, (before) => {
    const words = { title, content: cleanHtml(content) };
    const isSame = before.title === words.title && before.content === words.content;
    return isSame ? {} : { ...words, updateTime: rows.now };
  });

export const saveContact = (rows: Rows, { hours, wechat, qq, link, faqUrl }: Item<typeof ContactItem>, id?: number) =>
  saveSetting(rows, id, () => ({ hours, wechat, qq, link, faqUrl }));

export const saveTargets = (
  rows: Rows,
  { answerMinutes, closeMinutes }: Item<typeof LetterTargetsItem>,
  id: number | undefined,
) => saveSetting(rows, id, () => ({ answerMinutes, closeMinutes }));

export const saveAppPage = (rows: Rows, item: Item<typeof AppPageItem>, id: number | undefined) =>
  saveSetting(rows, id, () => ({
    appSlogan: item.appSlogan,
    appVersion: item.appVersion,
    appUpdated: item.appUpdated === undefined ? undefined : Date.parse(item.appUpdated),
    appNotes: item.appNotes,
    appOlder: item.appOlder?.map(({ version, notes }) => ({ version, notes })),
    appRating: item.appRating,
    appRatings: item.appRatings,
    appAge: item.appAge,
    appPermissions: item.appPermissions,
    appScreenshots: item.appScreenshots?.map(pictureUrl),
  }));

/** Takes a setting over: its row is known by its app and its name. */
export async function takeSetting(
  rows: Rows,
  appId: string,
  { kind, key, item }: { kind: string; key: string; item: object },
  write: (id: number | undefined) => Promise<number>,
): Promise<void> {
  const { id } = await rows.tx
    .insertInto('appConfig')
    .values({ appId, key, value: '{}' })
    .onConflict((conflict) => conflict.columns(['appId', 'key']).doUpdateSet({ appId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  rows.adopt(kind, key, id);
  await rows.take(kind, { ...item, key }, write);
}

/** `settings.json`: values that there is one of. */
export async function importSettings(
  rows: Rows,
  appId: string,
  { contact, letterTargets, appPage }: NonNullable<Content['settings.json']>,
): Promise<void> {
  if (contact)
    await takeSetting(rows, appId, { kind: 'contact', key: 'support', item: contact }, (id) =>
      saveContact(rows, contact, id),
    );
  if (letterTargets)
    await takeSetting(rows, appId, { kind: 'letterTargets', key: 'letterTargets', item: letterTargets }, (id) =>
      saveTargets(rows, letterTargets, id),
    );
  if (appPage)
    await takeSetting(rows, appId, { kind: 'appPage', key: 'serverConfig', item: appPage }, (id) =>
      saveAppPage(rows, appPage, id),
    );
}
