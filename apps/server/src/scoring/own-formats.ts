import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { conditionsOf } from './new-conditions.ts'
import { deleteFormatOf, findFormats, upsertFormat } from './own-formats.queries.ts'

const MOST_FORMATS = 30

export const listFormats = os.scoring.formats.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return success('Formats', await findFormats(context.app.db, accountId))
})

/** Refuses rules that contradict each other, as a new match does. */
export const saveFormat = os.scoring.saveFormat.handler(async ({ input, context, errors }) => {
  const { accountId } = await signedIn(context)
  const conditions = conditionsOf(input.conditions)
  if (conditions.name === '') throw refuseField('conditions.name', 'What is the format called?')
  const { db, now } = context.app
  const saved = await upsertFormat(db, { accountId, conditions, now: now(), most: MOST_FORMATS })
  if (saved === undefined) throw errors.TOO_MANY_FORMATS()
  return success('Format saved', saved)
})

export const deleteFormat = os.scoring.deleteFormat.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  await deleteFormatOf(context.app.db, accountId, input.formatId)
  return success('Format deleted', null)
})
