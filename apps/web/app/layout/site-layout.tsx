import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { SiteShell } from './site-shell.tsx'

/** What root's loader has read, for whoever is inside the page. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')

/** The standard layout of every page that visitors see. */
export default function SiteLayout() {
  const shell = useShell()
  return (
    shell && (
      <SiteShell shell={shell}>
        <Outlet />
      </SiteShell>
    )
  )
}
