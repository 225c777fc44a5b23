import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { editorOf } from './editor.ts'
import { readingMinutes, renderMarkdown } from './markdown.ts'

/** Uses the same renderer as the published pages. */
export const previewPost = os.editor.preview.handler(async ({ input: { body }, context }) => {
  await editorOf(context)
  const { html, headings } = renderMarkdown(body)
  return success('As readers will see it', {
    html,
    headings: [...headings],
    minutes: readingMinutes(body),
  })
})
