import type { MetaDescriptor } from 'react-router'
import { headOf, shellOf } from '#shared/head.ts'

type Page = { readonly title: string; readonly description: string; readonly path: string }

/** The head of an operator's page, which search engines must not index. */
export const operatorHead = (
  matches: Parameters<typeof shellOf>[0],
  page: Page,
): MetaDescriptor[] => [...headOf(shellOf(matches), page), { name: 'robots', content: 'noindex' }]
