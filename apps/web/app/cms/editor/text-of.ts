import type { PostText } from '@pavilion/contract/cms/editor-post.ts'

/** A post as lines, for comparing versions. */
export function textOf(words: PostText): string {
  const { meta, cover } = words
  const lines = [
    ['Title', words.title],
    ['Address', words.slug],
    ['Kind', words.kind],
    ['Category', words.category],
    ['Author', words.author],
    ['Summary', words.summary],
    ['Cover', cover === null ? `drawn from “${words.coverSeed}”` : cover.alt],
    ['Title for search engines', meta.title],
    ['Description', meta.description],
    ['Keywords', meta.keywords.join(', ')],
    ['Side', meta.side],
    ['Role', meta.role],
    ['Years', meta.years],
    ['Figure', meta.figure],
    ...meta.figures.map(({ label, value }) => [label, value]),
    ['Source', meta.source],
  ]
  const facts = lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return [...facts, '', words.body].join('\n')
}
