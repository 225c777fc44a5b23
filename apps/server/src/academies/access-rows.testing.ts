import {
  only,
  open,
  openly,
  own,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
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
import { anEnrolmentWithTariff, aPackRow, tariffFields } from './tuition/tuition-things.testing.ts'
import { randomUUID } from 'node:crypto'
import { shareLead } from './leads/lead.queries.ts'
import { aLeadRow, leadFields, questionFields } from './leads/lead-things.testing.ts'
import { tokenHash } from '#security/opaque-token.ts'

const manage = <Input>(ask: (things: Things) => Input | Promise<Input>): Row<Input> =>
  openly(
    only('manage-organisation', ['owner', 'admin', 'operator'], async (things) => {
      await asAcademy(things)
      return ask(things)
    }),
  )

const coach = <Input>(ask: (things: Things) => Input | Promise<Input>): Row<Input> =>
  openly(
    only('coach-students', ['owner', 'admin', 'coach', 'operator'], async (things) => {
      await asAcademy(things)
      return ask(things)
    }),
  )

const id = () => randomUUID()

const drillFields = () => ({
  name: `Drill ${id()}`,
  minutes: 10,
  trains: 'batting' as const,
  equipment: '',
  how: '',
})

const family = (): Row<{ enrolmentId: string }> => ({
  lets: ['member'],
  refuses: 404,
  because: 'only the family changes its own; others find nothing',
  ask: async (things) => ({ enrolmentId: (await anEnrolmentRow(things)).enrolmentId }),
})

const ofEnrolment = async (things: Things) => ({
  organisationId: things.organisationId,
  enrolmentId: (await anEnrolmentRow(things)).enrolmentId,
})

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
  ask: open(async (things) => {
    await asAcademy(things)
    return { organisationId: things.organisationId, id: id(), fields: questionFields() }
  }),
  leads: coach(({ organisationId }) => ({ organisationId })),
  saveLead: coach(({ organisationId }) => ({ organisationId, id: id(), fields: leadFields() })),
  removeLead: coach(aLeadRow),
  shareLead: coach(async (things) => ({
    ...(await aLeadRow(things)),
    batchId: await aBatchRow(things),
  })),
  leadOffer: open(async (things) => {
    const token = `${id()}${id()}`
    const batchId = await aBatchRow(things)
    const { organisationId, id: leadId } = await aLeadRow(things)
    const { db } = things.app
    await shareLead(db, {
      organisationId,
      id: leadId,
      batchId,
      tokenHash: tokenHash(token),
      now: things.app.now(),
    })
    return { token }
  }, 'the token of the link says whose it is'),
  drills: coach(({ organisationId }) => ({ organisationId })),
  saveDrill: coach(({ organisationId }) => ({ organisationId, id: id(), fields: drillFields() })),
  removeDrill: coach(({ organisationId }) => ({ organisationId, id: id() })),
  addStarterDrills: coach(({ organisationId }) => ({ organisationId })),
  sessionPlan: coach(async (things) => ({
    organisationId: things.organisationId,
    ...(await aSessionRow(things)),
  })),
  saveSessionPlan: coach(async (things) => ({
    organisationId: things.organisationId,
    ...(await aSessionRow(things)),
    fields: { aim: 'Running between the wickets', drills: [] },
  })),
  noteOvers: coach(async (things) => {
    const of = await ofEnrolment(things)
    const day = things.app.now().slice(0, 10)
    await things.app.pool.query(
      `insert into batch_time (batch_id, weekday, starts, minutes)
       select batch_id, extract(isodow from $2::date), '17:30', 60 from enrolment where id = $1`,
      [of.enrolmentId, day],
    )
    return { ...of, day, starts: '17:30', overs: 4 }
  }),
  tariffs: manage(({ organisationId }) => ({ organisationId })),
  saveTariff: manage(async (things) => ({
    organisationId: things.organisationId,
    id: id(),
    fields: tariffFields(await aProgrammeRow(things)),
  })),
  chargeTuition: manage(({ organisationId }) => ({ organisationId })),
  batchTuition: coach(async (things) => ({
    organisationId: things.organisationId,
    batchId: await aBatchRow(things),
  })),
  setTuition: manage(async (things) => {
    const { studentId: _, ...of } = await anEnrolmentWithTariff(things)
    return of
  }),
  givePack: manage(async (things) => {
    const { organisationId, enrolmentId } = await aPackRow(things)
    return { organisationId, enrolmentId, packId: id() }
  }),
  refundPack: manage(aPackRow),
  ownTuition: own('it lists what is the caller’s', () => undefined),
  chooseTuition: {
    ...family(),
    ask: async (things) => {
      const { enrolmentId, tariffId } = await anEnrolmentWithTariff(things)
      return { enrolmentId, tariffId }
    },
  },
  buyPack: {
    ...family(),
    ask: async (things) => ({ enrolmentId: (await aPackRow(things)).enrolmentId, packId: id() }),
  },
}
