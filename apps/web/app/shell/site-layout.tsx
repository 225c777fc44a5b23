import { Outlet } from 'react-router'
import { SiteShell } from './site-shell.tsx'
import { useShell } from '#layout/use-shell.ts'

/** The standard layout of public pages. */
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
