import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { refuseField } from '#http/refuse-call.ts'

const needed = {
  summary: 'Say in a sentence or two what it is about',
  category: 'Choose a category',
  author: 'Say who wrote it',
  body: 'There is nothing to read yet',
} as const satisfies Partial<Record<keyof PostText, string>>

/** Refuses a post that is not complete enough to publish, naming the first empty field. */
export function refuseUnfinished(words: Readonly<Record<keyof typeof needed, string>>): void {
  for (const field of ['summary', 'category', 'author', 'body'] as const) {
    if (words[field].trim() === '') throw refuseField(`words.${field}`, needed[field])
  }
}
