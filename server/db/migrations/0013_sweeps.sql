-- What is swept by its age is found by it.
create index task_marks_day on task_marks (day);
create index pay_notifications_refused on pay_notifications (created_at) where not sig_ok;
