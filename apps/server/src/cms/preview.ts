import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { editorOf } from './editor.ts'
import { renderDraft } from './render.ts'

/** Uses the same renderer as the published pages. */
export const previewPost = os.editor.preview.handler(async ({ input, context }) => {
  const { accountId } = await editorOf(context)
  const draft = { accountId, source: input.body, field: 'body' }
  const { html, headings, minutes } = await renderDraft(context.app, draft)
  return success('As readers will see it', { html, headings: [...headings], minutes })
})
