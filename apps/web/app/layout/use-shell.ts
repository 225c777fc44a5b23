import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'

/** What root's loader has read, for whoever is inside the page. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')
