import type { AwardLine, Awards } from '@pavilion/contract/tournaments/award-fields.ts'
import type { AwardFormula, AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { usualFormula } from '@pavilion/cricket/awards/formula.ts'
import { type Ranked, ranked } from '@pavilion/cricket/awards/ranking.ts'
import { settleFielding } from '#matches/matches.ts'
import { personRef, teamRef } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import { findFormula, findNamed, findTallies, type TallyRow } from './awards.queries.ts'

/** How many are named of each award. */
export const PLACES = 5

type World = Pick<AppContext, 'db'>

/** The formula of the tournament; the usual one for a tournament that came from a file. */
export const formulaOf = async ({ db }: World, tournamentId: string): Promise<AwardFormula> =>
  (await findFormula(db, tournamentId)) ?? usualFormula

/** What everybody did in a tournament. */
export async function talliesOf(app: World, tournamentId: string): Promise<TallyRow[]> {
  await settleFielding(app, tournamentId)
  return findTallies(app.db, tournamentId)
}

/** The awards of a tournament, by its own formula. */
export async function awardsOf(app: World, tournamentId: string): Promise<Awards> {
  const formula = await formulaOf(app, tournamentId)
  return awardsBy(app, formula, await talliesOf(app, tournamentId))
}

/** The awards as a formula ranks those who did this. */
export async function awardsBy(
  { db }: World,
  formula: AwardFormula,
  tallies: readonly TallyRow[],
): Promise<Awards> {
  const first = (kind: AwardKind) => ranked(kind, tallies, { formula, places: PLACES })
  const [player, batter, bowler, fielder] = [
    first('player'),
    first('batter'),
    first('bowler'),
    first('fielder'),
  ]
  const all = [...player, ...batter, ...bowler, ...fielder]
  const { people, teams } = await findNamed(db, {
    people: all.map((one) => one.player),
    teams: all.map(({ team }) => team),
  })
  const [personOf, teamOf] = [byId(people), byId(teams)]
  const linesOf = (list: readonly Ranked<TallyRow>[]): AwardLine[] =>
    list.flatMap(({ matches, points, ...row }) => {
      const [person, team] = [personOf.get(row.player), teamOf.get(row.team)]
      if (person === undefined || team === undefined) return []
      return [{ player: personRef(person), team: teamRef(team), matches, points }]
    })
  return {
    formula,
    player: linesOf(player),
    batter: linesOf(batter),
    bowler: linesOf(bowler),
    fielder: linesOf(fielder),
  }
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Map<string, Row>(rows.map((row) => [row.id, row]))
