-- A child who left a club's list of players and was put on it again is hidden like before, until the club gives a date
-- of birth.
update club_player p set hidden_until = former.until
from (
  select f.organisation_id, name.folded,
         max(greatest(f.hidden_until, (f.born_on + interval '18 years')::date)) as until
  from club_player f, unnest(f.former_folded || f.folded) name (folded)
  where f.left_at is not null and not f.shows_name
  group by f.organisation_id, name.folded
) former
where p.organisation_id = former.organisation_id and p.folded = former.folded
  and p.left_at is null and p.born_on is null
  and former.until > greatest(p.hidden_until, current_date);
