import * as packages from '#calls/packages.ts'
import { send } from '#state/api.ts'

/** Those of the packages that are still on sale, with their prices. */
export const loadOffers = (ids: readonly string[]) => send(packages.filter, { filter: { id: ids } })
