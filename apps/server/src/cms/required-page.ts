import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { isRequiredPage } from '@pavilion/contract/cms/required-pages.ts'
import type { EditorRow } from './editor.queries.ts'

/**
 * Whether the row is a page that every site must have. A site's own version may go, since the common one
 * then shows.
 */
export const isIndispensable = ({ kind, slug, isCommon }: EditorRow): boolean =>
  isCommon && kind === 'page' && isRequiredPage(slug)

/** Whether the page would move away from where every site has it. */
export const isMoved = (row: EditorRow, words: PostText): boolean =>
  isIndispensable(row) && (words.kind !== row.kind || words.slug !== row.slug)
