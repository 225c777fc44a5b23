import type { Db } from '#db/connect.ts'
import {
  findMetIn,
  findObstacles,
  findRegisteredTwice,
  findTwoSquads,
} from './merge-obstacles.queries.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => days.format(new Date(`${day}T00:00:00Z`))

type Both = { readonly fromId: string; readonly intoId: string }

/** What prevents that two records are merged, and what speaks against it, a sentence each. */
export async function obstaclesOf(
  db: Db,
  { fromId, intoId }: Both,
): Promise<{ prevents: string[]; warnings: string[] }> {
  if (fromId === intoId) return { prevents: ['These already count as one record.'], warnings: [] }
  const both = { fromId, intoId }
  const met = await findMetIn(db, both)
  const found = await findObstacles(db, both)
  const registered = await findRegisteredTwice(db, both)
  const squads = await findTwoSquads(db, both)
  return {
    prevents: [
      ...met.map(({ title, day }) => `Both were in one match: ${title}, ${dayText(day)}.`),
      ...(found.hasTwoAccounts
        ? ['They log in with two different accounts. Close one account first.']
        : []),
      ...registered.map(
        ({ by, one, other }) =>
          `${by} has both registered on the same day, with ${one} and ${other}. End one registration first.`,
      ),
      ...squads.map(
        ({ by, one, other }) =>
          `Both are in squads of ${by}, for ${one} and ${other}. Take one off a squad first.`,
      ),
      ...(found.areBothHired
        ? ['Both can be hired with a ground. Take one off the ground’s officials first.']
        : []),
    ],
    warnings: [
      ...(found.hasTwoBirthdays ? ['Their clubs know two different dates of birth.'] : []),
      ...(found.areBothRegistered
        ? ['The register of Cricsheet has them as two different people.']
        : []),
    ],
  }
}
