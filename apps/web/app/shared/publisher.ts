import type { Shell } from '#layout/shell.ts'

/** The site as publisher: a schema.org Organization. */
export const publisherOf = (shell: Shell | undefined) =>
  shell && {
    '@type': 'Organization',
    name: shell.site.name,
    url: shell.origin,
    logo: `${shell.origin}${shell.site.logo?.large ?? '/icon-512.png'}`,
  }
