import type { Route } from './+types/robots.ts'

/** Allows everything public, except accounts and the API. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    'Disallow: /user/',
    'Disallow: /operator',
    'Disallow: /api/',
    'Disallow: /*?modal=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
