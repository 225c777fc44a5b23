-- What begins with "sign in with Google" and ends when it is known who that is has a name in the trade.
alter table provider_visit rename to oauth_attempt;
alter table oauth_attempt rename constraint provider_visit_pkey to oauth_attempt_pkey;
alter table oauth_attempt rename constraint provider_visit_key_hash_key to oauth_attempt_key_hash_key;
alter table oauth_attempt rename constraint provider_visit_account_id_fkey to oauth_attempt_account_id_fkey;
alter table oauth_attempt rename constraint provider_visit_browser_hash_check to oauth_attempt_browser_hash_check;
alter table oauth_attempt rename constraint provider_visit_key_hash_check to oauth_attempt_key_hash_check;
alter table oauth_attempt rename constraint provider_visit_knows_who to oauth_attempt_knows_who;
alter table oauth_attempt rename constraint provider_visit_provider_check to oauth_attempt_provider_check;
alter table oauth_attempt rename constraint provider_visit_stage_check to oauth_attempt_stage_check;
alter index provider_visit_by_account rename to oauth_attempt_by_account;
alter index provider_visit_by_end rename to oauth_attempt_by_end;
