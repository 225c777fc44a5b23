import { organisationsRunBy } from '#access/access.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { signedIn } from '#sessions/sessions.ts'

export const listTasks = os.tasks.own.handler(async ({ context }) => {
  const actor = await signedIn(context)
  const { db, now, taskSources } = context.app
  const organisationIds = organisationsRunBy(actor)
  const asked = { accountId: actor.accountId, organisationIds, now: now() }
  const found = await Promise.all(taskSources.map((source) => source(db, asked)))
  const tasks = found.flat()
  return success(counted(tasks.length, 'task'), tasks)
})
