-- What is the same for everybody is made once for all who ask (decision 0023). Whoever changes what it is made of says so at
-- commit, on one channel, whatever they changed it with: an import, a job, an operator's own SQL.
-- Counters that every visitor moves are left out: a notification locks a commit against all others that notify.
create function say_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('plaza_changes', tg_argv[0]);
  return null;
end $$;

create trigger says_changed after insert or update or delete or truncate on banners
  for each statement execute function say_changed('home');
create trigger says_changed after insert or update or delete or truncate on shortcuts
  for each statement execute function say_changed('home');
create trigger says_changed after insert or update or delete or truncate on home_sections
  for each statement execute function say_changed('home');
create trigger says_changed after insert or update or delete or truncate on bulletins
  for each statement execute function say_changed('bulletins');
create trigger says_changed after insert or update or delete or truncate on app_config
  for each statement execute function say_changed('config');
create trigger says_changed after insert or update or delete or truncate on square_config
  for each statement execute function say_changed('config');
create trigger says_changed after insert or update or delete or truncate on sensitive_words
  for each statement execute function say_changed('config');
create trigger says_changed after insert or update or delete or truncate on reading_config
  for each statement execute function say_changed('books');

create trigger says_changed after insert or delete or truncate or update of name, subtitle, icon, cover, tags, types, status,
    online_type, buy_amount, vip_free, version, rating, hot, sort, screenshots, video, intro, developer, age_rating,
    changelog, published_at on games
  for each statement execute function say_changed('games');
create trigger says_changed after insert or update or delete or truncate on game_types
  for each statement execute function say_changed('games');
create trigger says_changed after insert or update or delete or truncate on game_packages
  for each statement execute function say_changed('games');
create trigger says_changed after insert or delete or truncate or update of game_id, name, items, total, condition,
    condition_value, claim_start, claim_end, redeem_end, redeem_guide, sort on gift_packs
  for each statement execute function say_changed('gifts');

create trigger says_changed after insert or update or delete or truncate on recharge_products
  for each statement execute function say_changed('products');
create trigger says_changed after insert or update or delete or truncate on vip_products
  for each statement execute function say_changed('products');

create trigger says_changed after insert or update or delete or truncate on tasks
  for each statement execute function say_changed('tasks');
create trigger says_changed after insert or delete or truncate or update of kind, title, cover, summary, rules, condition,
    condition_value, starts_at, ends_at, claim_ends_at on activities
  for each statement execute function say_changed('activities');
create trigger says_changed after insert or update or delete or truncate on activity_tasks
  for each statement execute function say_changed('activities');
create trigger says_changed after insert or update or delete or truncate on activity_rewards
  for each statement execute function say_changed('activities');
create trigger says_changed after insert or update or delete or truncate on activity_prizes
  for each statement execute function say_changed('activities');

create trigger says_changed after insert or update or delete or truncate on checkin_rules
  for each statement execute function say_changed('rules');
create trigger says_changed after insert or update or delete or truncate on checkin_milestones
  for each statement execute function say_changed('rules');
create trigger says_changed after insert or update or delete or truncate on invite_rules
  for each statement execute function say_changed('rules');

create trigger says_changed after insert or update or delete or truncate on faq_categories
  for each statement execute function say_changed('help');
create trigger says_changed after insert or delete or truncate or update of category_id, question, answer, hot, sort, active
    on faqs
  for each statement execute function say_changed('help');

create trigger says_changed after insert or delete or truncate or update of keyword, weight on search_keywords
  for each statement execute function say_changed('search');

create trigger says_changed after insert or update or delete or truncate on square_tags
  for each statement execute function say_changed('square');
-- What an operator or a job hides, pins, locks or lets through; a new post waits for none of it.
create trigger says_changed after delete or truncate or update of pinned, locked, hot, audit_state, deleted_at on posts
  for each statement execute function say_changed('square');
create trigger says_changed after delete or truncate or update of audit_state, deleted_at on comments
  for each statement execute function say_changed('square');

create trigger says_changed after insert or delete or truncate or update of kind, title, author, cover, cover_color, banner,
    note, banner_sort, intro, status, pay, free_until, adult, hot, score, word_count, heat, rising, popular, weekday,
    published_at on books
  for each statement execute function say_changed('books');
create trigger says_changed after insert or update or delete or truncate on book_labels
  for each statement execute function say_changed('books');
create trigger says_changed after insert or update or delete or truncate on book_label_links
  for each statement execute function say_changed('books');
create trigger says_changed after insert or update or delete or truncate on book_ranks
  for each statement execute function say_changed('books');
create trigger says_changed after insert or delete or truncate or update of idx, volume, title, pay, price, free_until,
    page_count, word_count, source, published_at on chapters
  for each statement execute function say_changed('books');

create trigger says_changed after insert or delete or truncate or update of kind, title, intro, art, script, seconds,
    picture_arts, pay, price, vip_free, hot, game_id, active, poster, files on welfare_items
  for each statement execute function say_changed('welfare');
