import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'

/** The data of the root loader. */
export const useShell = () => useRouteLoaderData<typeof loader>('root')
