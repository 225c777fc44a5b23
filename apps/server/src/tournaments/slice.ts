import type { Slice } from '#slice.ts'
import { exportTable } from './export-table.ts'
import { filterTournaments } from './filter-tournaments.ts'
import { showTournament } from './show-tournament.ts'

export const tournaments = {
  calls: {
    tournaments: { filter: filterTournaments, show: showTournament, table: exportTable },
  },
} satisfies Slice
