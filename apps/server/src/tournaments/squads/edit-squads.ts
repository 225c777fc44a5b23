import { randomUUID } from 'node:crypto'
import { type Breach, breachesOf, type SquadRules } from '@pavilion/cricket/squads/squad-rules.ts'
import { readSquadLines } from '@pavilion/cricket/squads/squad-lines.ts'
import {
  PLAYER_IN_TWO_SQUADS,
  SQUAD_BREAKS_RULE,
  SQUAD_PLAYER_NOT_FOUND,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField, refuseFields } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from '../limits.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import { breachText } from './squad-rule-texts.ts'
import { clubOfSquad, openSquadOf, squadNow, type SquadOf, squadOf } from './squad-of-entry.ts'
import {
  deleteSquadPlayer,
  findCandidates,
  findSquads,
  findTaken,
  insertSquadPlayers,
  type NewSquadPlayer,
  type SquadRow,
  updateSquadPlayer,
} from './squads.queries.ts'

const MOST_LINES = 100

export const showSquad = os.tournaments.showSquad.handler(async ({ input, context }) => {
  const squad = await squadOf(context, input.entryId)
  return success(squad.entry.team.name, await squadNow(context.app, squad))
})

export const addToSquad = os.tournaments.addToSquad.handler(async ({ input, context }) => {
  const { entryId, text, clubPlayerIds } = input
  const squad = await openSquadOf(context, entryId)
  const { app } = context
  const typed = typedPlayers(text)
  await spendTries(context, [[limits.squadByAccount, squad.actor.accountId]])
  const { accountId } = squad.actor
  const added = await changing(app.db, squad, async (db) => {
    const players = [...typed, ...(await clubPlayers(db, squad, clubPlayerIds))]
    if (players.length === 0) throw refuseField('text', 'Name a player.')
    const asked = { ...squad.entry, players, accountId, now: app.now() }
    const kept = await insertSquadPlayers(db, asked)
    if (kept.length < players.length) throw await taken(db, squad, players)
    return players.length
  })
  forgetMinors(app)
  return success(`${counted(added, 'player')} in the squad`, await squadNow(app, squad))
})

/** All lines, or a refusal of those that are no player. */
function typedPlayers(text: string): NewSquadPlayer[] {
  const lines = readSquadLines(text)
  if (lines.length > MOST_LINES) throw refuseField('text', `At most ${MOST_LINES} lines at once.`)
  const problems = lines.flatMap(({ line, problem }) =>
    problem === null ? [] : [{ path: 'text', message: `Line ${line}: ${problem}` }],
  )
  if (problems.length > 0) throw refuseFields(problems)
  return lines.map(({ name, shirt, kind, bornOn, registeredOn }) => ({
    id: randomUUID(),
    clubPlayerId: null,
    name,
    shirt,
    kind,
    bornOn,
    registeredOn,
  }))
}

/** The players of the club, if the caller runs its teams; one who is in a squad already is left as is. */
async function clubPlayers(
  db: Db,
  squad: SquadOf,
  ids: readonly string[],
): Promise<NewSquadPlayer[]> {
  const club = ids.length === 0 ? null : await clubOfSquad(db, squad)
  if (club === null) return []
  const free = await findCandidates(db, squad.entry, club)
  return free
    .filter(({ id }) => ids.includes(id))
    .map(({ id: clubPlayerId, name }) => ({
      id: randomUUID(),
      clubPlayerId,
      name,
      shirt: null,
      kind: 'member',
      bornOn: null,
      registeredOn: null,
    }))
}

async function taken(db: Db, { entry }: SquadOf, players: readonly NewSquadPlayer[]) {
  const names = players.map(({ name }) => name)
  const problems = (await findTaken(db, entry, names)).map(({ name, team }) => ({
    path: 'text',
    message: `${name} is in the squad of ${team}. Somebody else of that name needs another: add an initial.`,
  }))
  const message = problems[0]?.message ?? PLAYER_IN_TWO_SQUADS.message
  return refuseCall('PLAYER_IN_TWO_SQUADS', { ...PLAYER_IN_TWO_SQUADS, message }, problems)
}

/** Changes the squad, unless that breaks a rule that was kept before. */
async function changing<T>(
  db: Db,
  { entry, setup }: SquadOf,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  const { tournamentId, teamId } = entry
  try {
    return await db.transaction().execute(async (inside) => {
      await lockSetup(inside, tournamentId)
      const now = async () =>
        (await findSquads(inside, tournamentId)).filter((row) => row.teamId === teamId)
      const before = await now()
      const result = await change(inside)
      refuseNew(before, await now(), setup.fields.squads)
      return result
    })
  } catch (error) {
    if (!brokeUnique(error, 'tournament_player_shirt_once')) throw error
    throw refuseField('text', 'Two players have the same shirt number.')
  }
}

/** Nobody is refused for what was wrong before: but a squad that is too large does not grow. */
function refuseNew(
  before: readonly SquadRow[],
  after: readonly SquadRow[],
  rules: SquadRules,
): void {
  const keyOf = ({ rule, player }: Breach) => `${rule} ${player}`
  const grows = after.length > before.length
  const known = new Set(
    breachesOf(before, rules)
      .filter(({ player, isUnknown }) => !isUnknown && !(player === null && grows))
      .map(keyOf),
  )
  const problems = breachesOf(after, rules)
    .filter((breach) => !breach.isUnknown && !known.has(keyOf(breach)))
    .map((breach) => ({ path: 'text', message: breachText(breach, rules) }))
  const [first] = problems
  if (first === undefined) return
  throw refuseCall('SQUAD_BREAKS_RULE', { ...SQUAD_BREAKS_RULE, message: first.message }, problems)
}

export const saveSquadPlayer = os.tournaments.saveSquadPlayer.handler(
  async ({ input, context }) => {
    const { entryId, playerId: id, fields } = input
    const squad = await openSquadOf(context, entryId)
    const { app } = context
    try {
      const isSaved = await changing(app.db, squad, (db) =>
        updateSquadPlayer(db, squad.entry, { id, ...fields }),
      )
      if (!isSaved) throw refuseCall('SQUAD_PLAYER_NOT_FOUND', SQUAD_PLAYER_NOT_FOUND)
    } catch (error) {
      if (!brokeUnique(error, 'tournament_player_in_one_squad')) throw error
      const { message } = PLAYER_IN_TWO_SQUADS
      const problems = [{ path: 'fields.name', message }]
      throw refuseCall('PLAYER_IN_TWO_SQUADS', PLAYER_IN_TWO_SQUADS, problems)
    }
    forgetMinors(app)
    return success('Saved', await squadNow(app, squad))
  },
)

export const removeFromSquad = os.tournaments.removeFromSquad.handler(
  async ({ input, context }) => {
    const squad = await openSquadOf(context, input.entryId)
    const { app } = context
    await deleteSquadPlayer(app.db, squad.entry, input.playerId)
    return success('Removed', await squadNow(app, squad))
  },
)
