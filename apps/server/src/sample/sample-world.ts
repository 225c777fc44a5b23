import type { NewMatch } from '#matches/matches.ts'
import type { SampleRecords } from './sample-records.ts'
import { TIME_ZONE } from './calendar.ts'
import { randomFrom } from './random.ts'
import { sampleCup } from './sample-cup.ts'
import { sampleLeague } from './sample-league.ts'
import { organise, type SampleMember } from './sample-organisations.ts'
import {
  cupGrounds,
  cupTeams,
  leagueGrounds,
  leagueTeams,
  refereeNames,
  SAMPLE_CUP,
  scorerNames,
  umpireNames,
} from './sample-names.ts'
import { styleAt } from './sample-styles.ts'
import type { Ids, SamplePerson, SampleTeam } from './sample-people.ts'
import { drawTeams, idsFrom } from './sample-people.ts'

const SEED = 20_260_722
const COUNTRY = 'PK'

export type SampleWorld = SampleRecords & {
  readonly matches: readonly NewMatch[]
  /** The roles of the sample accounts. */
  readonly members: readonly SampleMember[]
}

/** Two tournaments and everything that belongs to them: always the same, except for the dates. */
export function sampleWorld(now: string): SampleWorld {
  const random = randomFrom(SEED)
  const ids = idsFrom(random)
  const season = now.slice(0, 4)
  const drawing = { random, ids, taken: new Set<string>() }
  const cup = { name: SAMPLE_CUP, teams: drawTeams(cupTeams, drawing), city: 'Lahore' }
  const league = {
    name: 'Harbour League, division one',
    teams: drawTeams(leagueTeams, drawing),
    city: 'Karachi',
  }
  const officials = {
    umpires: peopleOf(umpireNames, ids),
    referees: peopleOf(refereeNames, ids),
    scorers: peopleOf(scorerNames, ids),
  }
  const common = { now, random, ids, season, timeZone: TIME_ZONE, officials }
  const cupPlan = { ...common, teams: cup.teams, tournamentId: ids(), grounds: cupGrounds.map(ids) }
  const leaguePlan = {
    ...common,
    teams: league.teams,
    tournamentId: ids(),
    grounds: leagueGrounds.map(ids),
  }
  const teams = [...cup.teams, ...league.teams]
  const players = teams.flatMap(({ squad }, nth) =>
    squad.map((player, place) => ({ ...player, ...styleAt(place, nth) })),
  )
  const people = [...players, ...Object.values(officials).flat()]
  const matches = [...sampleLeague(leaguePlan), ...sampleCup(cupPlan)]
  const { organisations, officers, affiliations, members, ...its } = organise(ids, COUNTRY)
  return {
    organisations,
    officers: officers.map((officer) => ({ ...officer, added_at: now })),
    affiliations,
    members,
    people: people.map((person) => ({ ...person, gender: 'male', is_sample: true })),
    teams: teams.map(teamRow).map(its.team),
    grounds: [
      ...cupGrounds.map((name, at) => groundRow(cupPlan.grounds[at], name, cup.city)),
      ...leagueGrounds.map((name, at) => groundRow(leaguePlan.grounds[at], name, league.city)),
    ].map(its.ground),
    tournaments: [
      tournamentRow(cupPlan.tournamentId, cup.name, season),
      tournamentRow(leaguePlan.tournamentId, league.name, season),
    ].map(its.tournament),
    matches,
  }
}

const peopleOf = (names: readonly string[], ids: Ids): SamplePerson[] =>
  names.map((name) => ({ id: ids(), name }))

const teamRow = ({ id, name, shortName }: SampleTeam) => ({
  id,
  name,
  short_name: shortName,
  gender: 'male' as const,
  kind: 'club' as const,
  is_sample: true,
})

const groundRow = (id: string | undefined, name: string, city: string) => ({
  ...(id !== undefined && { id }),
  name,
  city,
  country: COUNTRY,
  time_zone: TIME_ZONE,
  is_sample: true,
})

const tournamentRow = (id: string, name: string, season: string) => ({
  id,
  name,
  season,
  gender: 'male' as const,
  is_sample: true,
})
