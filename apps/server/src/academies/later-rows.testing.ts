import { open, own, type RowsOf } from '#app/access-walk/rows.testing.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { tokenHash } from '#security/opaque-token.ts'
import {
  aBatchRow,
  anEnrolmentRow,
  aProgrammeRow,
  asAcademy,
  aSessionRow,
} from './academy-things.testing.ts'
import { shareLead } from './leads/lead.queries.ts'
import { aLeadRow, leadFields, questionFields } from './leads/lead-things.testing.ts'
import { anEnrolmentWithTariff, aPackRow, tariffFields } from './tuition/tuition-things.testing.ts'
import { coach, family, id, manage, ofEnrolment } from './who-may.testing.ts'

const drillFields = () => ({
  name: `Drill ${id()}`,
  minutes: 10,
  trains: 'batting' as const,
  equipment: '',
  how: '',
})

/** Calls about enquiries, plans of sessions, and tuition. */
export const laterRows = {
  ask: open(async (things) => {
    await asAcademy(things)
    return { organisationId: things.organisationId, id: id(), fields: questionFields() }
  }, 'whoever asks an academy says who they are'),
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
  sayAbsence: {
    ...family(),
    ask: async (things) => {
      const { enrolmentId } = await anEnrolmentRow(things)
      const day = after(things.app.now(), 2 * DAY).slice(0, 10)
      await things.app.pool.query(
        `with held as (update enrolment set state = 'enrolled', trial_at = null where id = $1
           returning batch_id)
         insert into batch_time (batch_id, weekday, starts, minutes)
         select batch_id, extract(isodow from $2::date), '17:30', 60 from held`,
        [enrolmentId, day],
      )
      return { enrolmentId, day, starts: '17:30', note: '' }
    },
  },
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
} satisfies Partial<RowsOf<'academies'>>
