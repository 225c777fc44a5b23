import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import type { Db } from '#db/connect.ts'
import { keepStudentsHidden } from '#privacy/minors.queries.ts'
import type { PersonalData } from '#privacy/personal-data.ts'
import { moveUp } from './enrolment/move-up.ts'

export const personalData: PersonalData = {
  held: {
    student: {
      by: ['student.account_id'],
      rows: (id) => sql`select s.id, s.organisation_id, s.is_self, s.name, s.born_on, s.medical,
          s.contact_name, s.contact_phone, s.shows_name, s.shows_picture, s.consented_at,
          (select jsonb_agg(jsonb_build_object('batch_id', e.batch_id, 'state', e.state,
             'trial_at', e.trial_at, 'asked_at', e.asked_at) order by e.asked_at desc)
           from enrolment e where e.student_id = s.id) as enrolments,
          (select jsonb_agg(jsonb_build_object('batch_id', e.batch_id, 'day', k.day,
             'starts', k.starts, 'mark', k.mark) order by k.day desc, k.starts desc)
           from enrolment e join attendance k on k.enrolment_id = e.id
           where e.student_id = s.id) as attendance,
          (select jsonb_agg(jsonb_build_object('day', n.day, 'starts', n.starts, 'note', n.note,
             'told_at', n.told_at) order by n.day desc, n.starts desc)
           from enrolment e join session_absence n on n.enrolment_id = e.id
           where e.student_id = s.id) as absences,
          (select jsonb_agg(jsonb_build_object('day', n.day, 'starts', n.starts, 'overs', n.overs)
             order by n.day desc, n.starts desc)
           from enrolment e join net_overs n on n.enrolment_id = e.id
           where e.student_id = s.id) as net_overs,
          (select jsonb_agg(jsonb_build_object('sessions', p.sessions, 'bought_at', p.bought_at,
             'used', (select count(*) from pack_use x where x.pack_id = p.id))
             order by p.bought_at desc)
           from session_pack p where p.student_id = s.id) as session_packs,
          (select jsonb_agg(jsonb_build_object('skill', k.name, 'level', a.level,
             'of', cardinality(k.levels), 'assessed_at', a.assessed_at) order by a.assessed_at desc)
           from enrolment e join assessment a on a.enrolment_id = e.id
           join skill k on k.id = a.skill_id where e.student_id = s.id) as assessments,
          (select jsonb_agg(jsonb_build_object('comment', c.comment, 'shared_at', c.shared_at,
             'written_at', c.written_at) order by c.written_at desc)
           from enrolment e join report_card c on c.enrolment_id = e.id
           where e.student_id = s.id) as report_cards
        from student s where s.account_id = ${id}::uuid order by s.id desc`,
    },
    lead: {
      by: ['lead.account_id'],
      rows: (id) => sql`select id, organisation_id, name, phone, email, student_name, age, question,
          asked_at
        from lead where account_id = ${id}::uuid order by asked_at desc`,
    },
    lead_followed: {
      by: ['lead.follower_id'],
      rows: (id) => sql`select id, organisation_id, follow_on from lead
        where follower_id = ${id}::uuid order by asked_at desc`,
    },
    session_planned: {
      by: ['session_plan.planned_by'],
      rows: (id) => sql`select batch_id, day, starts, aim, planned_at from session_plan
        where planned_by = ${id}::uuid order by planned_at desc`,
    },
    net_overs_noted: {
      by: ['net_overs.noted_by'],
      rows: (id) => sql`select day, starts, overs, noted_at from net_overs
        where noted_by = ${id}::uuid order by noted_at desc`,
    },
    attendance_marked: {
      by: ['attendance.marked_by'],
      rows: (id) => sql`select day, starts, mark, marked_at from attendance
        where marked_by = ${id}::uuid order by marked_at desc`,
    },
    assessment_made: {
      by: ['assessment.assessed_by'],
      rows: (id) => sql`select skill_id, level, assessed_at from assessment
        where assessed_by = ${id}::uuid order by assessed_at desc`,
    },
    report_card_written: {
      by: ['report_card.written_by'],
      rows: (id) => sql`select comment, written_at from report_card
        where written_by = ${id}::uuid order by written_at desc`,
    },
    session_cancelled: {
      by: ['session_cancelled.cancelled_by'],
      rows: (id) => sql`select batch_id, day, starts, reason, cancelled_at from session_cancelled
        where cancelled_by = ${id}::uuid order by cancelled_at desc`,
    },
    batch_coached: {
      by: ['batch.coach_id'],
      rows: (id) => sql`select id, organisation_id, name from batch
        where coach_id = ${id}::uuid order by id desc`,
    },
  },
  erase: async (db, { accountId, addresses, now }) => {
    const keys = addresses.filter((address) => address.includes('@')).map(emailKey)
    await sql`
      delete from lead where account_id = ${accountId}::uuid
        or email_key = any(${keys}::text[])`.execute(db)
    await sql`
      update lead set follower_id = null where follower_id = ${accountId}::uuid`.execute(db)
    const left = await leaveBatches(db, accountId)
    for (const batchId of left) await moveUp(db, { batchId, at: now })
    await forgetProgress(db, accountId)
    await keepStudentsHidden(db, { accountId, now })
    await sql`
      update student set account_id = null, name = '', born_on = null, medical = '',
             contact_name = '', contact_phone = '', shows_name = false, shows_picture = false
      where account_id = ${accountId}::uuid`.execute(db)
    await sql`
      update attendance set marked_by = null where marked_by = ${accountId}::uuid`.execute(db)
    await sql`
      update session_cancelled set cancelled_by = null
      where cancelled_by = ${accountId}::uuid`.execute(db)
    await sql`
      update assessment set assessed_by = null
      where assessed_by = ${accountId}::uuid`.execute(db)
    await sql`
      update report_card set written_by = null where written_by = ${accountId}::uuid`.execute(db)
    await sql`
      update session_plan set planned_by = null where planned_by = ${accountId}::uuid`.execute(db)
    await sql`update net_overs set noted_by = null where noted_by = ${accountId}::uuid`.execute(db)
    await sql`update batch set coach_id = null where coach_id = ${accountId}::uuid`.execute(db)
  },
}

/** Ends the enrolments of an account and its children; answers the batches. */
async function leaveBatches(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{ batchId: string }>`
    update enrolment e set state = 'withdrawn', seat = null, trial_at = null from student s
    where s.id = e.student_id and s.account_id = ${accountId}::uuid and e.state <> 'withdrawn'
    returning e.batch_id as "batchId"`.execute(db)
  return [...new Set(found.rows.map(({ batchId }) => batchId))].toSorted()
}

/** What coaches said of an account and its children, and the links to it. */
async function forgetProgress(db: Db, accountId: string): Promise<void> {
  const theirs = sql`(select e.id from enrolment e join student s on s.id = e.student_id
    where s.account_id = ${accountId}::uuid)`
  await sql`delete from session_absence where enrolment_id in ${theirs}`.execute(db)
  await sql`delete from net_overs where enrolment_id in ${theirs}`.execute(db)
  await sql`delete from assessment where enrolment_id in ${theirs}`.execute(db)
  await sql`delete from report_card where enrolment_id in ${theirs}`.execute(db)
}
