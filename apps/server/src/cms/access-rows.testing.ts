import { randomUUID } from 'node:crypto'
import { blankPost } from '@pavilion/contract/cms/blank-post.ts'
import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { only, open, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'

export const cms: RowsOf<'cms'> = {
  filter: open(() => ({})),
  show: open(({ postId: id }) => ({ id })),
  home: open(() => ({ section: 'section-1' })),
  siteMap: open(() => undefined),
  siteMapPart: open(() => ({ kind: 'posts', part: 1 })),
}

const edit = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  only('edit-content', ['owner', 'admin', 'content-editor', 'operator'], ask)

const words = (): PostText => ({
  ...blankPost,
  slug: `post-${randomUUID()}`,
  title: 'Toss',
  summary: 'Who calls it, and what they choose.',
  body: 'Heads.',
  category: 'Rules',
  author: 'Somebody',
  coverSeed: 'toss',
})

export const editor: RowsOf<'editor'> = {
  filter: edit(() => ({})),
  show: edit(({ postId: id }) => ({ id })),
  create: edit(() => ({ key: randomUUID(), words: words() })),
  save: edit(({ postId: id }) => ({ id, revision: 1, words: words() })),
  changeStatus: edit(({ postId: id }) => ({ id, revision: 1, status: 'draft' })),
  revisions: edit(({ postId: id }) => ({ id })),
  revision: edit(({ postId: id }) => ({ id, number: 1 })),
  restore: edit(({ postId: id }) => ({ id, revision: 1, number: 1 })),
  preview: edit(() => ({ body: '**Heads**' })),
  sendPicture: edit(() => new File(['none'], 'toss.png', { type: 'image/png' })),
  sections: edit(() => undefined),
  saveSection: edit(() => ({
    name: 'section-1',
    revision: 1,
    words: { title: 'News', lead: '', linkLabel: 'All', linkTo: '/news', kind: 'news', size: 3 },
  })),
}
