-- How those whom a message concerns could be told when it was sent: in their account or a guardian's, by email alone,
-- or not at all. Whatever was sent before is as it would be sent now.
alter table club_message_reader
  add column reached_by text check (reached_by in ('account', 'email', 'nothing'));
update club_message_reader r set reached_by =
  case when r.account_id is not null then 'account' else (
    select case when p.account_id is not null
                  or exists (select from guardian g where g.player_id = p.id) then 'account'
                when p.email is not null then 'email' else 'nothing' end
    from club_player p where p.id = r.player_id) end;
alter table club_message_reader alter column reached_by set not null;
