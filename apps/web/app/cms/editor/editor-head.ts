import type { MetaDescriptor } from 'react-router'
import { headOf, shellOf } from '#shared/head.ts'

/** The head of an editor's page, which search engines must not index. */
export const consoleHead = (
  matches: Parameters<typeof shellOf>[0],
  title: string,
): MetaDescriptor[] => [
  ...headOf(shellOf(matches), {
    title,
    description: 'Where the content of this site is written.',
    path: '/operator/content',
  }),
  { name: 'robots', content: 'noindex' },
]
