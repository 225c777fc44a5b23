-- What a club writes to somebody during their quiet hours is sent at their end.
alter table message add column send_after timestamptz;
-- A player without an account who wants no more emails of the club.
alter table club_player add column emails_stopped_at timestamptz;
