import type { Tx } from '@server/db/database';
import { usersText } from '@server/text/users';

const { news } = usersText;

/** Writes a member that something which opens the account has changed: whoever it was not, hears of it. */
export async function tellOwner(tx: Tx, userId: number, what: keyof typeof news.what, now: number): Promise<void> {
  const { title, text } = news.what[what];
  const content = `<p>${text}</p><p>${news.advice}</p>`;
  await tx
    .insertInto('messages')
    .values({ title, content, link: news.link, targetUserId: userId, createdAt: new Date(now) })
    .execute();
}
