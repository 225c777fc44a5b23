import { randomUUID } from 'node:crypto'
import { only, openly, type Row, type Things } from '#app/access-walk/rows.testing.ts'
import { anEnrolmentRow, asAcademy } from './academy-things.testing.ts'

export const manage = <Input>(ask: (things: Things) => Input | Promise<Input>): Row<Input> =>
  openly(
    only('manage-organisation', ['owner', 'admin', 'operator'], async (things) => {
      await asAcademy(things)
      return ask(things)
    }),
  )

export const coach = <Input>(ask: (things: Things) => Input | Promise<Input>): Row<Input> =>
  openly(
    only('coach-students', ['owner', 'admin', 'coach', 'operator'], async (things) => {
      await asAcademy(things)
      return ask(things)
    }),
  )

export const id = () => randomUUID()

export const family = (): Row<{ enrolmentId: string }> => ({
  lets: ['member'],
  refuses: 404,
  because: 'only the family changes its own; others find nothing',
  ask: async (things) => ({ enrolmentId: (await anEnrolmentRow(things)).enrolmentId }),
})

export const ofEnrolment = async (things: Things) => ({
  organisationId: things.organisationId,
  enrolmentId: (await anEnrolmentRow(things)).enrolmentId,
})
