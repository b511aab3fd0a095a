import { makeWorld, seedWorld } from '@server/testing/access/world';
import { askedByCalls } from '@server/testing/plans/askedByCalls';
import { explainAll } from '@server/testing/plans/watchQueries';
import { wholeScans } from '@server/testing/plans/wholeScans';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';

const server = withTestServer(seedWorld, { environment: { DATA_DIR: '.cache/test-plans' } });

/** Tables that grow with members and years: a call that reads all of one takes the site down one day. */
const LARGE =
  `activity_entries activity_members blocks book_autobuys book_comments book_subscriptions business_leads channel_visits
  chapter_reads consents content_versions checkin_bonuses checkins comment_likes comments day_figures devices faq_votes feedbacks follows game_downloads
  game_review_votes game_reviews game_wishes gift_codes ledger_accounts joins ledger_entries ledger_txns letter_entries letter_pictures member_days
  member_notes message_reads
  messages moderation_items money_cases money_notes order_refunds orders own_copies pay_notifications post_bumps post_hides post_images post_likes post_tags
  posts purchase_refunds purchases reading_places real_names recording_marks reports rewarded_phones sanctions second_person server_lines server_minutes sessions sms_codes staff_acts statement_differences statement_lines statements
  support_cases task_claims task_marks throttles uploads users velocity_marks vip_grants
  provider_refunds sandbox_refunds sandbox_trades vip_members welfare_likes welfare_progress`.split(/\s+/);

/** Tables that operators fill. */
const SMALL =
  `activities activity_prizes activity_rewards activity_tasks alert_claims app_config banners book_label_links book_labels book_ranks
  books bulletins canned_answers chapter_pages chapter_texts chapters checked_rules checkin_milestones checkin_rules content_drafts content_keys faq_categories faqs
  figure_days
  game_packages game_score_days game_scores game_types games gift_packs home_sections hour_figures invite_rules kysely_migration
  kysely_migration_lock legal_texts pick_lists picks reading_config recharge_products schema_migrations sealing search_keywords sensitive_words shortcuts
  square_config square_tags staff staff_looks staff_recovery_codes staff_sessions stories tasks vip_products welfare_items`.split(
    /\s+/,
  );

const large = `any (array['${LARGE.join("', '")}']::regclass[])`;

/** The planner takes a table without a page for empty, whatever it is told: each gets a row, past all rules. */
const ROW_EACH = `do $$ declare grows regclass; rule name; fields text; given text; begin
  set local session_replication_role = replica;
  foreach grows in array array['${LARGE.join("', '")}']::regclass[] loop
    continue when pg_relation_size(grows) > 0;
    for rule in select conname from pg_constraint where conrelid = grows and contype = 'c' loop
      execute format('alter table %s drop constraint %I', grows, rule);
    end loop;
    select string_agg(quote_ident(a.attname), ', '), string_agg(case t.typcategory when 'N' then '0' when 'D' then 'now()'
        when 'B' then 'false' when 'S' then quote_literal('') else quote_literal('{}') end, ', ') into fields, given
      from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = grows and a.attnum > 0 and not a.attisdropped;
    execute format('insert into %s (%s) overriding system value values (%s)', grows, fields, given);
  end loop;
end $$`;

/**
 * For one transaction the planner believes that every large table has millions of rows, ten of each author, post or day, and
 * states and gaps as in the few there are. What it then reads as a whole no index can give it.
 */
const MILLIONS = [
  ROW_EACH,
  `analyze ${LARGE.join(', ')}`,
  `update pg_class set reltuples = 1e6, relpages = 1 where oid = ${large}`,
  `update pg_class set reltuples = 1e6, relpages = 2 where oid in (select indexrelid from pg_index where indrelid = ${large})`,
  // Few messages are to everybody.
  `update pg_statistic s set stanullfrac = case a.attname when 'target_user_id' then 0.0001 else stanullfrac end,
      stadistinct = -0.1, stakind1 = 0, stakind2 = 0, stakind3 = 0, stakind4 = 0, stakind5 = 0
    from pg_attribute a where s.starelid = ${large} and a.attrelid = s.starelid and a.attnum = s.staattnum
      and a.atttypid <> 'bool'::regtype and a.attname <> all ('{kind,state,status,audit_state,item_kind,reason}')`,
];

describe('the plans of all questions that calls ask', () => {
  it('know every table by how it grows', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(server.ctx.database.db);
    expect([...LARGE, ...SMALL].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('never have to read a large table from its first row to its last', async () => {
    const asked = await askedByCalls(server, await makeWorld(server));
    expect(asked.size).toBeGreaterThan(200);
    const { db } = server.ctx.database;
    const wholeOf = async (questions: typeof asked, ...more: string[]) => {
      const plans = await explainAll(db, questions, { before: [...MILLIONS, ...more] });
      return plans.flatMap(({ text, plan }) =>
        wholeScans(plan)
          .filter((scan) => LARGE.includes(scan.split(' ')[0] ?? ''))
          .map((scan) => `${scan}: ${text}`),
      );
    };
    expect(await wholeOf(asked)).toEqual([]);
    // Without an index there would be some, and an index read from end to end is no better than a table.
    expect(await wholeOf(asked, 'drop index users_login_name')).not.toEqual([]);
    expect(await wholeOf(new Map([['select count(*) from posts', []]]))).toHaveLength(1);
  }, 240_000);
});
