import type { MetaDescriptor } from 'react-router'
import { headOf, shellOf } from '#shared/head.ts'
import * as t from '#texts/cms.ts'

/** The head of an editor's page, which search engines must not index. */
export const consoleHead = (
  matches: Parameters<typeof shellOf>[0],
  title: string,
): MetaDescriptor[] => [
  ...headOf(shellOf(matches), {
    title,
    description: t.whereTheContent,
    path: '/operator/content',
  }),
  { name: 'robots', content: 'noindex' },
]
