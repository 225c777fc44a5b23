import { groundOfManager } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { bookableGround } from './availability.ts'
import { sumTakings } from './takings.queries.ts'

export const showTakings = os.groundConsole.takings.handler(async ({ input, context }) => {
  const { db } = context.app
  const { groundId, from, to } = input
  await groundOfManager(context, groundId)
  const { terms } = await bookableGround(db, groundId)
  const takings = await sumTakings(db, input)
  const { currency } = terms
  return success(counted(takings.bookings, 'booking'), { from, to, currency, ...takings })
})
