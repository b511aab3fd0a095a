/**
 * What becomes of a member's rows when the account is erased: they go; or some columns of them are emptied; or they stay,
 * under a number that leads to nobody any more, because something needs them.
 */
type Fate = { on: 'goes' } | { on: 'emptied'; set: string; why: string } | { on: 'stays'; why: string };

/** Rows of one table that are about a member. */
export interface MemberData {
  table: string;
  /** The column that names the member. */
  by: string;
  /** It holds `u:<number>` and not the number. */
  writer?: true;
  /** Only these of them, SQL. */
  only?: string;
  fate: Fate;
  /** Columns that the member's own copy leaves out, or why it leaves out the rows. */
  copy?: { without: readonly string[] } | { not: string };
}

const goes: Fate = { on: 'goes' };
const stays = (why: string): Fate => ({ on: 'stays', why });
const books = stays('the books: money and what it bought');
const counted = stays('counted in a number that everybody sees');
const spoken = stays('was said in public; its author is shown as gone');
const rewards = stays('the books: what was given, once');
const without = (...columns: string[]) => ({ without: columns });
const others = { not: 'it is about what somebody else did' };

/**
 * Every place that names a member, in the order in which they are emptied: rows that refer to others come before these. A table that
 * is neither here nor in `nobodys` fails `memberData.test.ts`.
 */
export const memberData: readonly MemberData[] = [
  {
    ...{ table: 'users', by: 'id', copy: without('password_hash', 'phone_hash') },
    fate: {
      on: 'emptied',
      set: `login_name = null, name = :gone, phone = null, phone_hash = null, password_hash = null, sex = 0, age = 0, avatar = '', intro = '',
        invite_code = 'gone-' || id, status = 'deleted', follow_count = 0, fan_count = 0, pending_name = null,
        pending_name_at = null, muted_notices = '{}', page_cover = '', page_hides = '{}', read_all_before = null,
        leave_at = null, deleted_at = :now`,
      why: 'a number without a person, for what stays',
    },
  },
  { table: 'users', by: 'invited_by', fate: stays('who was invited keeps what they got'), copy: others },
  { table: 'sessions', by: 'user_id', fate: goes, copy: without('token_hash') },
  { table: 'real_names', by: 'user_id', fate: goes, copy: without('person_hash') },
  { table: 'consents', by: 'user_id', fate: stays('proof of what was agreed to, and when') },
  { table: 'own_copies', by: 'user_id', fate: goes, copy: without('file_key') },
  { table: 'member_days', by: 'user_id', fate: goes },
  { table: 'joins', by: 'user_id', fate: goes, copy: without('home_hash', 'device_hash') },
  {
    ...{ table: 'channel_visits', by: 'user_id' },
    fate: { on: 'emptied', set: 'user_id = null, device_id = null', why: 'visits of a channel are counted' },
  },

  { table: 'follows', by: 'follower_id', fate: goes },
  { table: 'follows', by: 'followee_id', fate: goes, copy: others },
  { table: 'blocks', by: 'blocker_id', fate: goes },
  { table: 'blocks', by: 'blocked_id', fate: goes, copy: others },
  { table: 'messages', by: 'target_user_id', fate: goes },
  { table: 'message_reads', by: 'user_id', fate: goes },

  { table: 'support_cases', by: 'writer', writer: true, fate: goes },
  { table: 'letter_pictures', by: 'owner_id', fate: goes },
  { table: 'feedbacks', by: 'writer', writer: true, fate: goes, copy: without('owner_id', 'site_hash', 'priority') },
  { table: 'business_leads', by: 'writer', writer: true, fate: goes, copy: without('site_hash', 'phone_hash') },
  { table: 'faq_votes', by: 'voter', writer: true, fate: counted, copy: without('site_hash') },
  {
    ...{ table: 'reports', by: 'reporter_id', copy: without('item_id') },
    fate: { on: 'emptied', set: "note = ''", why: 'what was reported is still to be judged' },
  },

  { table: 'posts', by: 'author_id', fate: spoken },
  { table: 'comments', by: 'author_id', fate: spoken },
  { table: 'book_comments', by: 'author_id', fate: spoken },
  { table: 'game_reviews', by: 'author_id', fate: spoken },
  { table: 'uploads', by: 'owner_id', only: 'attached_at is null', fate: goes },
  { table: 'uploads', by: 'owner_id', only: 'attached_at is not null', fate: spoken },
  { table: 'post_hides', by: 'user_id', fate: goes },
  { table: 'post_likes', by: 'user_id', fate: counted },
  { table: 'comment_likes', by: 'user_id', fate: counted },
  { table: 'game_review_votes', by: 'user_id', fate: counted },
  { table: 'welfare_likes', by: 'user_id', fate: counted },

  { table: 'book_autobuys', by: 'user_id', fate: goes },
  { table: 'book_subscriptions', by: 'user_id', fate: goes },
  { table: 'chapter_reads', by: 'user_id', fate: goes },
  { table: 'reading_places', by: 'user_id', fate: goes },
  { table: 'welfare_progress', by: 'user_id', fate: goes },
  { table: 'game_wishes', by: 'user_id', fate: goes },
  { table: 'game_downloads', by: 'user_id', fate: counted, copy: without('device_hash', 'site_hash') },

  { table: 'ledger_accounts', by: 'user_id', fate: books },
  { table: 'orders', by: 'user_id', fate: books, copy: without('ask_at', 'asks', 'payer_hash') },
  { table: 'order_refunds', by: 'user_id', fate: books, copy: without('staff_id') },
  { table: 'purchases', by: 'user_id', fate: books },
  { table: 'purchase_refunds', by: 'user_id', fate: books },
  { table: 'money_cases', by: 'user_id', fate: books, copy: without('raw', 'note', 'settled_by') },
  { table: 'money_notes', by: 'user_id', fate: goes, copy: without('staff_id', 'request_id') },
  { table: 'velocity_marks', by: 'user_id', fate: books, copy: without('seen', 'most', 'note', 'settled_by') },
  { table: 'velocity_marks', by: 'invited_id', fate: books, copy: others },
  { table: 'vip_members', by: 'user_id', fate: books },
  { table: 'vip_grants', by: 'user_id', fate: books },
  { table: 'second_person', by: 'user_id', fate: books, copy: without('asked_by', 'decided_by') },

  { table: 'checkins', by: 'user_id', fate: rewards },
  { table: 'checkin_bonuses', by: 'user_id', fate: rewards },
  { table: 'task_marks', by: 'user_id', fate: rewards },
  { table: 'task_claims', by: 'user_id', fate: rewards },
  { table: 'gift_codes', by: 'user_id', fate: rewards },
  { table: 'activity_members', by: 'user_id', fate: rewards },
  { table: 'activity_entries', by: 'user_id', fate: rewards },

  {
    ...{ table: 'moderation_items', by: 'author_id', fate: stays('what was decided about public words') },
    copy: without('locked_by', 'locked_until', 'decided_by', 'not_by', 'weight', 'trusted', 'reporters', 'trace_id'),
  },
  { table: 'sanctions', by: 'user_id', fate: stays('what was decided'), copy: without('staff_id', 'lifted_by') },
  { table: 'member_notes', by: 'user_id', fate: goes, copy: without('staff_id', 'request_id') },
  {
    ...{ table: 'staff_acts', by: 'user_id', fate: stays('what the staff did; nobody changes it') },
    copy: { not: 'it is about what the staff did' },
  },
];

/** Tables without a member in them, and why none is there although they may grow with members. */
export const nobodys: Readonly<Record<string, readonly string[]>> = {
  'content, prices and settings':
    `activities activity_prizes activity_rewards activity_tasks app_config banners book_label_links
    book_labels book_ranks books bulletins canned_answers chapter_pages chapter_texts chapters checkin_milestones checkin_rules
    content_drafts content_keys content_versions faq_categories faqs game_packages game_types games gift_packs home_sections
    invite_rules legal_texts pick_lists picks reading_config recharge_products sealing search_keywords sensitive_words shortcuts
    square_config square_tags stories tasks vip_products welfare_items`.split(/\s+/),
  'sums of many': 'checked_rules day_figures figure_days game_score_days game_scores hour_figures server_minutes'.split(
    ' ',
  ),
  'parts of a row that has a member':
    `ledger_entries ledger_txns letter_entries pay_notifications post_bumps post_images post_tags
    provider_refunds recording_marks sandbox_refunds sandbox_trades statement_differences statement_lines statements`.split(
      /\s+/,
    ),
  'hashes and counters that are swept': 'rewarded_phones sms_codes throttles'.split(' '),
  'devices, known to no account': ['devices'],
  'log lines, without uid or address': ['server_lines'],
  'the staff': 'alert_claims staff staff_looks staff_recovery_codes staff_sessions'.split(' '),
};
