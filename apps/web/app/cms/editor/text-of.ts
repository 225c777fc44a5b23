import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import * as t from '#texts/cms.ts'

/** A post as lines, for comparing versions. */
export function textOf(words: PostText): string {
  const { meta, cover } = words
  const lines = [
    [t.title, words.title],
    [t.address, words.slug],
    [t.kind, words.kind],
    [t.category, words.category],
    [t.author, words.author],
    [t.summary, words.summary],
    [t.cover, cover === null ? t.drawnFromCoverSeed({ coverSeed: words.coverSeed }) : cover.alt],
    [t.titleForSearchEngines, meta.title],
    [t.description, meta.description],
    [t.keywords, meta.keywords.join(', ')],
    [t.side, meta.side],
    [t.role, meta.role],
    [t.years, meta.years],
    [t.figure, meta.figure],
    ...meta.figures.map(({ label, value }) => [label, value]),
    [t.source, meta.source],
  ]
  const facts = lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return [...facts, '', words.body].join('\n')
}
