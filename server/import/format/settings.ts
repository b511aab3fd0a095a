import * as v from 'valibot';
import { anyPicture, key, line, link, moment, text, whole } from './fields';
import { rules } from './rules';

const contact = {
  hours: v.optional(line(60)),
  wechat: v.optional(line(40)),
  qq: v.optional(line(40)),
  link: v.optional(link),
  faqUrl: v.optional(link),
};
const targets = { answerMinutes: whole(1, 10_080), closeMinutes: whole(1, 43_200) };
const inOrder = ({ answerMinutes, closeMinutes }: { answerMinutes: number; closeMinutes: number }) =>
  closeMinutes >= answerMinutes;
const DISORDER = 'must not be below answerMinutes';
const appPage = {
  appSlogan: v.optional(text(60)),
  appVersion: v.optional(line(30)),
  appUpdated: v.optional(moment),
  appNotes: v.optional(v.array(line(200))),
  appOlder: v.optional(v.array(v.strictObject({ version: line(30), notes: v.array(line(200)) }))),
  appRating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  appRatings: v.optional(whole()),
  appAge: v.optional(line(10)),
  appPermissions: v.optional(v.array(line(40))),
  appScreenshots: v.optional(v.array(anyPicture)),
};

/** How members reach a person, as the desk writes it. */
export const ContactItem = v.strictObject({ key, ...contact });
/** Within how many minutes letters are answered and done. */
export const LetterTargetsItem = v.pipe(
  v.strictObject({ key, ...targets }),
  v.forward(
    v.check((all) => inOrder(all), DISORDER),
    ['closeMinutes'],
  ),
);
/** What the download page says of the operator's app; where it is downloaded from is not among it. */
export const AppPageItem = v.strictObject({ key, ...appPage });

/** `settings.json`: values that there is one of. */
export const SettingsFile = v.strictObject({
  contact: v.optional(v.strictObject(contact)),
  letterTargets: v.optional(
    v.pipe(
      v.strictObject(targets),
      v.forward(
        v.check((all) => inOrder(all), DISORDER),
        ['closeMinutes'],
      ),
    ),
  ),
  appPage: v.optional(v.strictObject(appPage)),
  ...rules,
});
