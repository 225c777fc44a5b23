import { useRouteLoaderData } from 'react-router'
import type { loadShell } from './shell.ts'

/** What the root has loaded. */
export const useShell = () => useRouteLoaderData<typeof loadShell>('root')
