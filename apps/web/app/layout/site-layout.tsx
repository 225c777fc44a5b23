import { Outlet } from 'react-router'
import { SiteShell } from './site-shell.tsx'
import { useShell } from './use-shell.ts'

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
