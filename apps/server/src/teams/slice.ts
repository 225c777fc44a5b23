import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'
import { filterTeams } from './filter-teams.ts'
import { showTeam } from './show-team.ts'

export const teams = {
  calls: {
    teams: { filter: filterTeams, show: showTeam },
  },
  personalData: [personalData],
} satisfies Slice
