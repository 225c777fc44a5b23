-- What a guardian has agreed to ends with the last guardian of a child. The player is locked first: of two guardians who
-- go at once, the second sees that the first is gone.
create function consent_ends_with_guardians() returns trigger language plpgsql as $$
begin
  perform from club_player where id = old.player_id for update;
  update club_player p set shows_name = false, shows_picture = false
  where p.id = old.player_id and (p.shows_name or p.shows_picture)
    and not exists (select from guardian g where g.player_id = p.id);
  return null;
end $$;
create trigger consent_ends_with_guardians after delete on guardian
  for each row execute function consent_ends_with_guardians();
