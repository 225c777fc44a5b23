import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { type StatusRow, updateStatus } from './edit-post.queries.ts'
import { type Editor, editorOf, postNotFound } from './editor.ts'
import { editorPostOf } from './editor-post-of.ts'
import { type EditorRow, findEditable } from './editor.queries.ts'
import { refuseUnfinished } from './finished.ts'
import { isIndispensable } from './required-page.ts'

const messages = {
  draft: 'It is a draft now: readers do not see it',
  scheduled: 'It is scheduled',
  published: 'It is published',
  archived: 'It is archived: readers do not see it',
} as const

/** Publishes, schedules, unpublishes or archives a post. Repeating the call changes nothing. */
export const changeStatus = os.editor.changeStatus.handler(async ({ input, context, errors }) => {
  const editor = await editorOf(context)
  const at = input.status === 'scheduled' ? instantOf(input.at) : null
  const post = await context.app.db.transaction().execute(async (db) => {
    const row = await findEditable(db, editor, { id: input.id, lock: true })
    if (row === undefined) throw postNotFound()
    const changed = { status: input.status, publishedAt: at ?? dateFor(row, input.status, editor) }
    if (isSame(row, changed)) return row
    if (isIndispensable(row)) throw errors.STANDING_PAGE()
    if (row.revision !== input.revision) throw errors.STALE_REVISION()
    if (at !== null && !isLater(at, editor.now))
      throw refuseField('at', 'That time has gone by already')
    if (input.status === 'published' || input.status === 'scheduled') refuseUnfinished(row)
    await updateStatus(db, editor, { id: input.id, ...changed })
    return findEditable(db, editor, input)
  })
  if (post === undefined) throw postNotFound()
  return success(messages[input.status], editorPostOf(post))
})

const instantOf = (text: string): string => new Date(text).toISOString()

/** A post keeps the date of its first publication, even when it is unpublished and published again. */
function dateFor(
  { publishedAt }: EditorRow,
  status: StatusRow['status'],
  { now }: Editor,
): string | null {
  if (publishedAt !== null && !isLater(publishedAt, now)) return publishedAt
  return status === 'published' ? now : null
}

const isLater = (one: string, other: string) => Date.parse(one) > Date.parse(other)

const millis = (instant: string | null) => (instant === null ? null : Date.parse(instant))

const isSame = (row: EditorRow, { status, publishedAt }: StatusRow): boolean =>
  row.status === status && millis(row.publishedAt) === millis(publishedAt)
