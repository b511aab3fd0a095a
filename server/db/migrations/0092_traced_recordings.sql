-- concurrently
create index concurrently if not exists support_cases_traces on support_cases using gin (traces);
create index concurrently if not exists support_cases_trace on support_cases (trace) where trace is not null;
create index concurrently if not exists staff_acts_trace on staff_acts (trace_id);
