import type { EditorPost, PostText, SectionText } from '@pavilion/contract/cms/editor-post.ts'
import * as editor from '#calls/editor.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Entries = OutputOf<typeof editor.filter>['data']
export type Section = OutputOf<typeof editor.sections>['data'][number]
export type PostStatus = EditorPost['status']

export const findEntries = (query: InputOf<typeof editor.filter>) => send(editor.filter, query)

export const showPost = (id: string) => send(editor.show, { id })

export const createPost = (made: InputOf<typeof editor.create>) => send(editor.create, made)

export const savePost = (id: string, revision: number, words: PostText) =>
  send(editor.save, { id, revision, words })

/** `at` is for `scheduled`. */
export type NewStatus =
  | { readonly status: Exclude<PostStatus, 'scheduled'> }
  | { readonly status: 'scheduled'; readonly at: string }

export const changeStatus = ({ id, revision }: EditorPost, status: NewStatus) =>
  send(editor.changeStatus, { id, revision, ...status })

export const findRevisions = (id: string, after?: string) =>
  send(editor.revisions, { id, page: { size: 20, after } })

export const showRevision = (id: string, number: number) => send(editor.revision, { id, number })

export const restoreRevision = (id: string, revision: number, number: number) =>
  send(editor.restore, { id, revision, number })

export const preview = (body: string) => send(editor.preview, { body })

export const sendPicture = (file: File) => send(editor.sendPicture, file)

export const loadSections = () => send(editor.sections)

export const saveSection = (name: Section['name'], revision: number, words: SectionText) =>
  send(editor.saveSection, { name, revision, words })
