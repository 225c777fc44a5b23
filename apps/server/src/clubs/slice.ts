import type { Slice } from '#slice.ts'
import { claim, offerClaim, showClaim } from './claims.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { addPlayers, listPlayers, readPlayers, removePlayer, savePlayer } from './players.ts'
import { addToSquad, changeInSquad, removeFromSquad, showSquad } from './squads.ts'
import { createTeam, listTeams, saveTeam } from './teams.ts'

export const clubs = {
  calls: {
    clubs: {
      teams: listTeams,
      createTeam,
      saveTeam,
      squad: showSquad,
      addToSquad,
      changeInSquad,
      removeFromSquad,
      players: listPlayers,
      readPlayers,
      addPlayers,
      savePlayer,
      removePlayer,
      offerClaim,
      showClaim,
      claim,
    },
  },
  personalData: [personalData],
  limits,
} satisfies Slice
