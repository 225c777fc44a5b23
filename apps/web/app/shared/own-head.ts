import type { MetaDescriptor } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import { headOf } from '#shared/head.ts'

type OwnPage = { readonly title: string; readonly description: string; readonly path: string }

/** The head of a personal page, which search engines must not index. */
export const ownHead = (shell: Shell | undefined, page: OwnPage): MetaDescriptor[] => [
  ...headOf(shell, page),
  { name: 'robots', content: 'noindex' },
]
