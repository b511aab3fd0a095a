import type { Tx } from '@server/db/database';
import { tellMember } from '@server/people/tellMember';
import { usersText } from '@server/text/users';

const { news } = usersText;

/** Writes a member that something which opens the account has changed: whoever it was not, hears of it. */
export async function tellOwner(tx: Tx, userId: number, what: keyof typeof news.what, now: number): Promise<void> {
  const { title, text } = news.what[what];
  await tellMember(tx, { userId, title, paragraphs: [text, news.advice], link: news.link, now });
}
