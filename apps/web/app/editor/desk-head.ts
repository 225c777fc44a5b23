import type { MetaDescriptor } from 'react-router'
import { headOf, shellOf } from '#shared/head.ts'

/** The head of a page of the desk: nothing for search engines to keep. */
export const deskHead = (
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
