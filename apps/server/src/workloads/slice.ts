import type { Slice } from '#slice.ts'
import { listBowlers, noteNets, saveStyle, takeBackNets } from './bowlers.ts'
import {
  saveDirective,
  saveTournamentDirective,
  showDirective,
  showTournamentDirective,
} from './directive.ts'
import { showMatchLimits } from './match-limits.ts'
import { personalData } from './personal-data.queries.ts'

export const workloads = {
  calls: {
    workloads: {
      directive: showDirective,
      saveDirective,
      tournamentDirective: showTournamentDirective,
      saveTournamentDirective,
      forMatch: showMatchLimits,
      bowlers: listBowlers,
      saveStyle,
      addNets: noteNets,
      removeNets: takeBackNets,
    },
  },
  personalData: [personalData],
} satisfies Slice
