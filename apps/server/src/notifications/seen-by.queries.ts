import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the account is still among those of an organisation whom the event `e` is for: those who run it, those who
 * coach there, or its people, who are its members, players, guests, guardians and students.
 */
export const isStillInside = (accountId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (e.seen_by is null
   or exists (
     select from membership
     where membership.organisation_id = e.organisation_id and membership.account_id = ${accountId}
       and (e.seen_by = 'people' or membership.role in ('owner', 'admin')
         or (e.seen_by = 'coaches' and membership.role = 'coach')))
   or (e.seen_by = 'people' and (
     exists (
       select from club_player player
       where player.organisation_id = e.organisation_id and player.account_id = ${accountId}
         and (player.left_at is null or exists (
           select from guest_place where guest_place.player_id = player.id)))
     or exists (
       select from guardian join club_player player on player.id = guardian.player_id
       where guardian.account_id = ${accountId} and player.organisation_id = e.organisation_id
         and player.left_at is null)
     or exists (
       select from student join enrolment on enrolment.student_id = student.id
       where student.account_id = ${accountId} and student.organisation_id = e.organisation_id
         and enrolment.state <> 'withdrawn'))))`
