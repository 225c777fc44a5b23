import { isDeepStrictEqual } from 'node:util'
import type { EditorPost, PostText } from '@pavilion/contract/cms/editor-post.ts'
import type { Db } from '#db/connect.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { type Editor, editorOf, postNotFound } from './editor.ts'
import {
  countPictures,
  insertDraft,
  type NewPost,
  updateWords,
  type Wording,
} from './edit-post.queries.ts'
import { editorPostOf, wordsOf } from './editor-post-of.ts'
import { findEditable, findMadeWith, isSlugTaken } from './editor.queries.ts'
import { refuseUnfinished } from './finished.ts'
import { renderDraft, renderedBefore } from './render.ts'
import { findRevision } from './revision.queries.ts'
import { refuseOtherKinds, writesFor } from './written-for.ts'
import { isMoved } from './required-page.ts'

export const showEditable = os.editor.show.handler(async ({ input: { id }, context }) => {
  const post = await readPost(context.app.db, await editorOf(context), id)
  return success(post.title, post)
})

export const createPost = os.editor.create.handler(async ({ input, context, errors }) => {
  const editor = await editorOf(context)
  const { db } = context.app
  const organisationId = await writesFor(context, editor, input.organisationId)
  refuseOtherKinds(organisationId, input.words)
  await refuseForeignPictures(db, editor, input.words)
  const rendered = await renderWords(context, editor, input.words)
  const id = await makeOnce(db, editor, { ...input, organisationId, rendered })
  if (id === undefined) throw errors.SLUG_TAKEN()
  return success('The draft is saved', await readPost(db, editor, id))
})

/** The draft of an idempotency key, new or existing; undefined when its slug is taken. */
async function makeOnce(db: Db, editor: Editor, post: NewPost): Promise<string | undefined> {
  const { key, words } = post
  const before = await findMadeWith(db, editor, key)
  if (before !== undefined) return before.id
  // The same key at the same moment may have made it since.
  if (await isSlugTaken(db, editor, words)) return (await findMadeWith(db, editor, key))?.id
  const made = await insertDraft(db, editor, post).catch((error: unknown) => {
    if (!brokeUnique(error, 'post_one_slug')) throw error
    return undefined
  })
  return (made ?? (await findMadeWith(db, editor, key)))?.id
}

export const savePost = os.editor.save.handler(async ({ input, context, errors }) => {
  const editor = await editorOf(context)
  const { db } = context.app
  await refuseForeignPictures(db, editor, input.words)
  const words = withSeed(input.words)
  const rendered = await renderWords(context, editor, words)
  const outcome = await changeWords(db, editor, { ...input, wording: () => ({ words, rendered }) })
  if (typeof outcome === 'string') throw errors[outcome]()
  return success('Saved', outcome)
})

export const restoreRevision = os.editor.restore.handler(async ({ input, context, errors }) => {
  const editor = await editorOf(context)
  const { db } = context.app
  const wording = async (transaction: Db): Promise<Wording> => {
    const row = await findRevision(transaction, input.id, input.number)
    if (row === undefined) throw postNotFound()
    return { words: wordsOf(row), rendered: renderedBefore(row.rendered) ?? null }
  }
  const outcome = await changeWords(db, editor, { ...input, wording })
  if (typeof outcome === 'string') throw errors[outcome]()
  return success(`Revision ${input.number} is the present one again`, outcome)
})

type Change = {
  readonly id: string
  readonly revision: number
  readonly wording: (db: Db) => Wording | Promise<Wording>
}

/** Saves unless the words are the same already, so that a repeated save finds itself done. */
async function changeWords(
  db: Db,
  editor: Editor,
  { id, revision, wording: read }: Change,
): Promise<EditorPost | 'STALE_REVISION' | 'SLUG_TAKEN' | 'STANDING_PAGE'> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const row = await findEditable(transaction, editor, { id, lock: true })
      if (row === undefined) throw postNotFound()
      const { words, rendered } = await read(transaction)
      if (isDeepStrictEqual(wordsOf(row), words)) return editorPostOf(row)
      if (row.revision !== revision) return 'STALE_REVISION'
      refuseOtherKinds(row.organisation?.id ?? null, words)
      if (isMoved(row, words)) return 'STANDING_PAGE'
      if (row.status !== 'draft' && row.status !== 'archived') refuseUnfinished(words)
      if (await isSlugTaken(transaction, editor, { slug: words.slug, id })) return 'SLUG_TAKEN'
      await updateWords(transaction, editor, { id, words, rendered })
      return readPost(transaction, editor, id)
    })
  } catch (error) {
    if (brokeUnique(error, 'post_one_slug')) return 'SLUG_TAKEN'
    throw error
  }
}

const renderWords = ({ app }: CallContext, { accountId }: Editor, { body }: PostText) =>
  renderDraft(app, { accountId, source: body, field: 'words.body' })

const withSeed = (words: PostText) => ({ ...words, coverSeed: words.coverSeed || words.title })

async function readPost(db: Db, editor: Editor, id: string): Promise<EditorPost> {
  const row = await findEditable(db, editor, { id })
  if (row === undefined) throw postNotFound()
  return editorPostOf(row)
}

/** Pictures belong to one site: another site's picture is refused like one that does not exist. */
async function refuseForeignPictures(db: Db, editor: Editor, words: PostText): Promise<void> {
  const ids = new Set([words.cover?.id, words.socialPicture].filter((id) => typeof id === 'string'))
  if ((await countPictures(db, editor, [...ids])) < ids.size)
    throw refuseField('words.cover.id', 'Picture not found.')
}
