-- When the master key is replaced, what was encrypted with the one before is read with that, until it is
-- encrypted anew.
alter table installation_secret add column previous bytea check (length(previous) = 32);
