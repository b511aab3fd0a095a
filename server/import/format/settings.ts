import * as v from 'valibot';
import { anyPicture, key, line, link, moment, text, whole } from './fields';

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
  appAge: v.optional(line(10)),
  appPermissions: v.optional(v.array(line(40))),
  appScreenshots: v.optional(v.array(anyPicture)),
};

const checkin = {
  open: v.boolean(),
  days: v.pipe(
    v.array(v.strictObject({ coins: whole(0, 10_000) })),
    v.minLength(1, 'must not be empty'),
    v.maxLength(31, 'must be at most 31'),
  ),
  milestones: v.pipe(
    v.array(v.strictObject({ days: whole(1, 3650), coins: whole(1, 100_000) })),
    v.maxLength(20, 'must be at most 20'),
    v.check((all) => new Set(all.map(({ days }) => days)).size === all.length, 'names a day twice'),
  ),
  makeupPrice: whole(0, 10_000),
  makeupPerMonth: whole(0, 31),
};
const invite = { invitedCoins: whole(0, 10_000), inviterCoins: whole(0, 10_000), perDay: whole(0, 10_000) };

/** Whether check-in is open, and what each day of a streak, streaks and made-up days give and cost (contract 3). */
export const CheckinItem = v.strictObject({ key, ...checkin });
/** What an invitation gives to both, and how many a day. */
export const InviteItem = v.strictObject({ key, ...invite });
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
  checkinRules: v.optional(v.strictObject(checkin)),
  inviteRules: v.optional(v.strictObject(invite)),
});
