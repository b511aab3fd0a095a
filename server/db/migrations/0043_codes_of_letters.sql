-- What the writer can read out on the phone: it leads from a letter to the server's log lines of that tab.
alter table feedbacks add column support text;
