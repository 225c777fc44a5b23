import { createHash, randomBytes } from 'node:crypto'
import {
  ENTRY_NOT_FOUND,
  GROUP_STAYS,
  NEEDS_TWO_TEAMS,
  STALE_TOURNAMENT,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { insertDecision } from '../results/write-decision.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { type EntryRow, findEntries, updateDraw, updateGroups } from './entries.queries.ts'
import { groupsBasis } from './groups-basis.ts'
import { managedNow, tournamentOfManager } from './managed-tournament.ts'
import { lockSetup } from './setup.queries.ts'

const SEED_BYTES = 6
const FIRST_LETTER = 65

/** "A", "B", "C" … */
const letterOf = (group: number): string => String.fromCodePoint(FIRST_LETTER + group)

export type Drawn = { readonly id: string; readonly seed: number | null }

/**
 * Deals the entries out to the groups one after the other: first those seeded, in pots of as many as there
 * are groups, so that the best do not meet, then the others. Each pot is in the order of the SHA-256 of the
 * draw’s seed, a space and the entry’s id: whoever knows the seed can draw again.
 */
export function drawGroups(entries: readonly Drawn[], count: number, seed: string): string[][] {
  const keyOf = (entry: string) => createHash('sha256').update(`${seed} ${entry}`).digest('hex')
  const shuffled = (ids: readonly string[]) =>
    ids.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const seeded = entries
    .filter((entry) => entry.seed !== null)
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(({ id }) => id)
  const pots = Array.from({ length: Math.ceil(seeded.length / count) }, (_, pot) =>
    shuffled(seeded.slice(pot * count, (pot + 1) * count)),
  )
  const others = entries.filter((entry) => entry.seed === null).map(({ id }) => id)
  const order = [...pots.flat(), ...shuffled(others)]
  return Array.from({ length: count }, (_, group) =>
    order.filter((_entry, at) => at % count === group),
  )
}

const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

const CHANGED = 'Somebody changed the groups meanwhile. Look at them again before you set them.'

export const setGroups = os.tournaments.setGroups.handler(async ({ input, context }) => {
  const { tournamentId, groups: asked, basis } = input
  const { actor, setup } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  const groups = await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const entries = await findEntries(db, tournamentId)
    if (basis !== groupsBasis(entries)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    const playing = entries.filter(({ status }) => status === 'accepted')
    const seed = 'count' in asked ? (asked.seed ?? newSeed()) : null
    const dealt = 'count' in asked ? drawGroups(playing, asked.count, seed ?? '') : asked
    refuseGroups(
      dealt,
      playing.map(({ id }) => id),
    )
    const named = dealt.flatMap((group, at) =>
      group.map((entryId) => ({ entryId, group: dealt.length === 1 ? null : letterOf(at) })),
    )
    const fixed = withFixtures(entries, await findFixtures(db, tournamentId))
    refuseChange(fixed, named)
    await updateDraw(db, tournamentId, seed === null ? null : { seed, at: app.now() })
    const gone = fixed.filter(({ status }) => status === 'withdrawn')
    const kept = gone.map(({ id, group }) => ({ entryId: id, group }))
    await updateGroups(db, tournamentId, [...named, ...kept])
    const isChanged = named.some(
      ({ entryId, group }) => entries.find(({ id }) => id === entryId)?.group !== group,
    )
    if (setup.isPublished && isChanged) {
      const said = { result: groupsInWords(named, playing), reason: howGrouped(seed) }
      const decided = { kind: 'grouped', said, accountId: actor.accountId, now: app.now() } as const
      await insertDecision(db, { tournamentId, fixtureId: null, ...decided })
    }
    return dealt
  })
  return success(counted(groups.length, 'group'), await managedNow(app, actor, tournamentId))
})

/** Every team that plays is in one group, and every group has two at least. */
function refuseGroups(groups: readonly (readonly string[])[], playing: readonly string[]): void {
  const named = groups.flat()
  const isUnknown = named.some((id) => !playing.includes(id))
  if (isUnknown) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  const isWhole = named.length === playing.length && new Set(named).size === named.length
  if (!isWhole || groups.some(({ length }) => length < 2)) {
    const message = 'Every team plays in one group, and a group has two teams or more.'
    throw refuseCall('NEEDS_TWO_TEAMS', { ...NEEDS_TWO_TEAMS, message })
  }
}

/** Those whose fixtures are public: tables and matches have been made of their groups. */
function withFixtures(entries: readonly EntryRow[], fixtures: readonly FixtureRow[]): EntryRow[] {
  const league = fixtures.filter(({ stage, matchId }) => stage === 'league' && matchId !== null)
  const sides = new Set(league.flatMap(({ homeId, awayId }) => [homeId, awayId]))
  return entries.filter(({ teamId }) => sides.has(teamId))
}

type Named = { readonly entryId: string; readonly group: string | null }

/** "A: Amber, Bronze; B: Canal, Dale"; all teams where they are one group. */
function groupsInWords(named: readonly Named[], entries: readonly EntryRow[]): string {
  const nameOf = ({ entryId }: Named) => entries.find(({ id }) => id === entryId)?.team.name ?? ''
  return [...Map.groupBy(named, ({ group }) => group)]
    .map(([group, members]) => {
      const names = members.map(nameOf).join(', ')
      return group === null ? names : `${group}: ${names}`
    })
    .join('; ')
}

const howGrouped = (seed: string | null): string =>
  seed === null ? 'The organiser chose them.' : `They were drawn with the seed ${seed}.`

/** A team that comes later may still get a group. */
function refuseChange(fixed: readonly EntryRow[], named: readonly Named[]): void {
  const groupOf = new Map(named.map(({ entryId, group }) => [entryId, group]))
  const moved = fixed.find(({ id, group }) => groupOf.has(id) && groupOf.get(id) !== group)
  if (moved === undefined) return
  const message = `The fixtures of ${moved.team.name} are public, so it stays in its group. Delete them first.`
  throw refuseCall('GROUP_STAYS', { ...GROUP_STAYS, message })
}
