/** What `docs/PRIVACY.md` says beside its tables. */
export const privacyText = {
  title: 'Personal data',
  lead: `What Plaza keeps about members, for how long, who else gets any of it, and what becomes of it. The tables are written from the code that
acts by them, so that they cannot say otherwise. What the law of a place asks is for the operator to know; where a rule is named
here, its source is named beside it.`,
  consent: `The texts are the operator's (\`help.json\`, or the house's own to begin with). Each wording is a version: another word makes another
one. Whoever signs in has ticked both; version, moment and way are written down (\`consents\`), and the wording is kept as it was
(\`legal_texts\`). When a text changes, members are asked once a visit, on the first page
that asks for their status; who does not agree goes on, and is asked again with the next visit.
On 个人中心 → 隐私与数据 each reads what they agreed to, in the words of then. Who came before consents were kept is asked once.

That a changed purpose or way asks for consent anew is Article 14 of the Personal Information Protection Law, as
[told here](https://translate.hicom-asia.com/area/pipl-article-14/library/9/).`,
  leaving: `A member gives the account up with the password or an SMS code. Every login ends. For 7 days whoever signs in reads when the
account ends and takes that back with one tap; then the job \`eraseLeaving\` erases it, in one transaction an account, by the list below
(\`server/privacy/memberData.ts\`; a table or column that nobody has put there fails a test), and throws its files away. The uid stays, since the books
and the log name it, and leads to an empty row.

**Phones** of members, guardians and leads, and the contact of a letter, are kept sealed under keys from \`SECRET_KEY\` and found by a keyed hash
([0039](decisions/0039-phones-sealed.md)): a dump shows none. In what members write themselves (posts, the words of a letter) they stand as written.

**Log.** Lines name the uid alone, never a name, phone or address; how long they are kept is the operator's to set where the log is kept.
The job's own line (\`job did\`) lists the numbers of accounts that it erased.

**Backups** hold whom they held. Keep them no longer than you need, and after one is put back erase again whom the log has named since it was made:
\`update users set leave_at = now() where id in (…)\`, then \`npm run job -- eraseLeaving\`.`,
  copy: `On the same page a member asks for a copy: a login of the last 30 minutes, once a day. A job makes it within a minute and writes a message; it
can be fetched once, within 7 days, with a fresh login again. In it: \`data.json\`, \`index.html\`, and their pictures and recordings up to 64 MB, the newest
first. One is made at a time, piece by piece beside members' calls, and whole in memory: with 64 MB of files and 100,000 rows about 200 MB more. Left out are hashes of password and tokens, what the staff noted for itself about whom they are, and what somebody else did.`,
  recipients: `Nobody gets anything unless the operator turns it on.`,
  minors: `Age is what members say or the operator has checked (\`needRealName\`). Who is a minor by it cannot top up or become VIP, unless the operator lets them within the notices ([OPERATE](OPERATE.md#minors)). Who is under fourteen
counts as a child, whose data ask for a guardian's consent
([Library of Congress on the provisions of 2019](https://loc.gov/law/foreign-news/article/china-regulation-on-online-protection-of-childrens-personal-information-issued/), article 9):
A real name under fourteen is checked with name and phone of a guardian who agrees; that it is the guardian nothing proves, and **there is no guardian's account**, so what
a guardian asks for goes through support.`,
} as const;

/** Who else is given personal data, when, and what. */
export const recipients: readonly (readonly [who: string, when: string, what: string])[] = [
  [
    'the payment provider of an order',
    '`PAY_MODE` names it',
    'order number, sum and title; the address of who pays where WeChat H5 asks for it',
  ],
  ['the SMS provider', '`SMS_MODE` names it', 'the phone and the code'],
  ['the store of files', '`S3_BUCKET`', 'pictures, recordings and copies, as files under random names'],
  ['Redis', '`REDIS_URL`', 'counts by hashes of addresses and by uid, for minutes'],
  [
    'whoever keeps the log and the metrics',
    'where standard output and the metrics port lead',
    'uid, route and outcome of a call; sums',
  ],
];
