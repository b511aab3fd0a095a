import { makeWorld, seedWorld } from '@server/testing/access/world';
import { askedByCalls } from '@server/testing/plans/askedByCalls';
import { explainAll } from '@server/testing/plans/watchQueries';
import { withTestServer } from '@server/testing/testServer';

const server = withTestServer(seedWorld, { environment: { DATA_DIR: '.cache/test-plans' } });

/** Tables that grow with members and years: a call that reads all of one takes the site down one day. */
const LARGE =
  `blocks book_autobuys book_comments book_subscriptions chapter_reads checkin_bonuses checkins comment_likes comments
  devices faq_votes feedbacks follows game_downloads game_review_votes game_reviews game_wishes gift_claims gift_codes ledger_accounts ledger_entries ledger_txns
  message_reads messages orders post_bumps post_hides post_images post_likes post_tags posts purchases reading_places reports
  rewarded_phones sessions sms_codes task_claims task_marks throttles uploads users vip_members welfare_likes
  welfare_progress`.split(/\s+/);

describe('the plans of all questions that calls ask', () => {
  it('never have to read a large table from its first row to its last', async () => {
    const asked = await askedByCalls(server, await makeWorld(server));
    expect(asked.size).toBeGreaterThan(200);
    // Switched off, it is taken only where no index can answer.
    const before = ['set local enable_seqscan = off'];
    const wholeOf = async (...more: string[]) => {
      const plans = await explainAll(server.ctx.database.db, asked, { before: [...before, ...more] });
      return plans.flatMap(({ text, nodes }) =>
        nodes
          .filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(String(node['Relation Name'])))
          .map((node) => `${node['Relation Name']}: ${text}`),
      );
    };
    expect(await wholeOf()).toEqual([]);
    // Without the indexes there would be some.
    expect(await wholeOf('drop index users_login_name')).not.toEqual([]);
  }, 240_000);
});
