import type { Signer } from '@pavilion/contract/matches/signature-calls.ts'
import type { AppContext } from '#app-context.ts'
import { readMatch } from '#matches/matches.ts'
import { findOwnSigners } from './own-signers.queries.ts'

type Asked = { readonly matchId: string; readonly accountId: string }

/** As whom an account may sign a match. */
export async function ownSigners(app: AppContext, asked: Asked): Promise<Signer[]> {
  const state = await readMatch(app, asked.matchId)
  const captains = state?.setup.teams.map(({ id }) => state.roles.get(id)?.captain ?? null) ?? []
  return findOwnSigners(app.db, { ...asked, captains })
}

export const isSameSigner = (one: Signer, other: Signer): boolean =>
  one.role === other.role &&
  one.name === other.name &&
  (one.role === 'captain' ? one.side : null) === (other.role === 'captain' ? other.side : null)
