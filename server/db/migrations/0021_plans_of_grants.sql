-- Which plan diamonds paid for, so that a repeated request for another one is told from a repeat.

alter table vip_grants add column plan_id bigint;
