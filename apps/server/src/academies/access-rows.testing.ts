import { only, open, openly, own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'
import {
  aBatchRow,
  aSessionRow,
  aBranchRow,
  anEnrolmentRow,
  aProgrammeRow,
  aTermRow,
  asAcademy,
  batchFields,
  enrolmentFields,
  programmeFields,
  termFields,
} from './academy-things.testing.ts'
import { laterRows } from './later-rows.testing.ts'
import { coach, family, id, manage, ofEnrolment } from './who-may.testing.ts'
import { tokenHash } from '#security/opaque-token.ts'

/** A card that says something; its link is the hash of `token`. */
async function aCard(things: Things, token = id()) {
  const of = await ofEnrolment(things)
  const { app } = things
  await app.db
    .insertInto('report_card')
    .values({
      enrolment_id: of.enrolmentId,
      comment: 'Keep it up.',
      token_hash: tokenHash(token),
      shared_at: app.now(),
      written_at: app.now(),
    })
    .execute()
  return of
}

const withToken = async (things: Things) => {
  const token = id()
  await aCard(things, token)
  return { token }
}

export const academies: RowsOf<'academies'> = {
  offer: open(({ organisationId }) => ({ organisationId })),
  plan: coach(({ organisationId }) => ({ organisationId })),
  saveBranch: manage(({ organisationId }) => ({
    organisationId,
    id: id(),
    fields: { name: `Branch ${id()}`, address: '', timeZone: 'Asia/Karachi' },
  })),
  saveTerm: manage(({ organisationId }) => ({ organisationId, id: id(), fields: termFields() })),
  saveHoliday: manage(({ organisationId }) => ({
    organisationId,
    id: id(),
    fields: { ...termFields(), firstDay: '2025-12-25', lastDay: '2025-12-26' },
  })),
  saveProgramme: manage(({ organisationId }) => ({
    organisationId,
    id: id(),
    fields: programmeFields(),
  })),
  saveBatch: manage(async (things) => ({
    organisationId: things.organisationId,
    id: id(),
    fields: batchFields({
      programmeId: await aProgrammeRow(things),
      branchId: await aBranchRow(things),
      termId: await aTermRow(things),
    }),
  })),
  enrolmentOffer: own('the programme is public', async (things) => ({
    batchId: await aBatchRow(things),
  })),
  enrol: own('anybody enrols a child; the academy gives the places', async (things) => ({
    batchId: await aBatchRow(things),
    fields: enrolmentFields(),
  })),
  ownEnrolments: own('it lists what is the caller’s', () => undefined),
  ownStudents: own('it lists what is the caller’s', () => undefined),
  saveOwnStudent: {
    ...family(),
    ask: async (things) => ({
      studentId: (await anEnrolmentRow(things)).studentId,
      form: enrolmentFields().form,
      showsName: false,
      showsPicture: false,
    }),
  },
  takePlace: family(),
  withdraw: family(),
  register: coach(async (things) => ({
    organisationId: things.organisationId,
    batchId: await aBatchRow(things),
  })),
  settleEnrolment: coach(async (things) => ({
    organisationId: things.organisationId,
    enrolmentId: (await anEnrolmentRow(things)).enrolmentId,
    to: 'withdrawn' as const,
  })),
  studentForm: openly(
    only('read-student-form', ['owner', 'admin', 'coach'], async (things) => {
      await asAcademy(things)
      const { studentId } = await anEnrolmentRow(things)
      return { organisationId: things.organisationId, studentId }
    }),
  ),
  sessions: coach(({ organisationId }) => ({ organisationId, day: '2026-07-22' })),
  keepAttendance: coach(async (things) => ({
    organisationId: things.organisationId,
    marks: [
      {
        enrolmentId: (await anEnrolmentRow(things)).enrolmentId,
        day: '2026-07-22',
        starts: '17:30',
        mark: 'here' as const,
        markedAt: things.app.now(),
      },
    ],
  })),
  cancelSession: coach(async (things) => ({
    organisationId: things.organisationId,
    ...(await aSessionRow(things)),
    reason: '',
  })),
  removePart: manage(async (things) => ({
    organisationId: things.organisationId,
    kind: 'terms' as const,
    id: await aTermRow(things),
  })),
  skills: coach(async (things) => ({
    organisationId: things.organisationId,
    programmeId: await aProgrammeRow(things),
  })),
  saveSkills: manage(async (things) => ({
    organisationId: things.organisationId,
    programmeId: await aProgrammeRow(things),
    skills: [{ id: id(), name: 'Straight drive', levels: ['Learning', 'Secure'] }],
  })),
  assessments: coach(async (things) => ({
    organisationId: things.organisationId,
    batchId: await aBatchRow(things),
  })),
  assess: coach(async (things) => ({
    ...(await ofEnrolment(things)),
    fields: { levels: [], comment: 'Keep it up.' },
  })),
  shareCard: coach((things) => aCard(things)),
  endCardLink: coach(ofEnrolment),
  reportCard: open(withToken, 'the token of the link says whose card it is'),
  printCard: open(withToken, 'the token of the link says whose card it is'),
  ...laterRows,
}
