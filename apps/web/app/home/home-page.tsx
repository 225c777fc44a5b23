import type { Route } from './+types/home-page.ts'
import { apiContext } from '#context.ts'
import { useShell } from '#layout/site-layout.tsx'
import { headOf, shellOf } from '#shared/head.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const featured = await context.get(apiContext).matches.featured()
  return { matches: featured.data.matches }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = shellOf(matches)
  return headOf(shell, {
    title: shell?.site.tagline ?? '',
    description: shell?.site.description ?? '',
    path: '/',
  })
}

export default function HomePage({ loaderData: { matches } }: Route.ComponentProps) {
  const shell = useShell()
  return (
    <section className="pv-page pv-section">
      <h1 className="pv-headline">{shell?.site.tagline}</h1>
      <p>{matches.length}</p>
    </section>
  )
}
