import { Tag } from '@pavilion/kit/tag.tsx'
import type { TagTone } from '@pavilion/kit/tag.tsx'
import { statusNames } from './post-labels.ts'
import type { PostStatus } from './editor-calls.ts'

const tones: Readonly<Record<PostStatus, TagTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'positive',
  archived: 'warning',
}

export function StatusTag({ status }: { readonly status: PostStatus }) {
  return <Tag tone={tones[status]}>{statusNames[status]}</Tag>
}
