import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'
import { filterOfficials } from './filter-officials.ts'
import { filterPlayers } from './filter-players.ts'
import { showOfficial } from './show-official.ts'
import { showPlayer } from './show-player.ts'

export const people = {
  calls: {
    players: { filter: filterPlayers, show: showPlayer },
    officials: { filter: filterOfficials, show: showOfficial },
  },
  personalData: [personalData],
} satisfies Slice
