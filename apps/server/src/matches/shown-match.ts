import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { siteScope } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { isIn } from './match-log.queries.ts'
import { publicMatch } from './public-match.ts'
import { readMatch } from './read-match.ts'

type Asked = { readonly app: AppContext; readonly host: string }

/** Whether the host's site shows the match, if it exists: a site with its own world shows no others. */
export async function isShown(asked: Asked, matchId: string): Promise<boolean> {
  const organisation = await siteScope(asked)
  return organisation === undefined || isIn(asked.app.db, organisation, matchId)
}

/** A match folded as by `readMatch`, as the public gets it; undefined when the host's site does not show it. */
export async function readShownMatch(
  asked: Asked,
  matchId: string,
): Promise<MatchState | undefined> {
  const state = (await isShown(asked, matchId)) ? await readMatch(asked.app, matchId) : undefined
  return state && publicMatch(asked.app, state)
}
