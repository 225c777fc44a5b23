import type { Slice } from '#slice.ts'
import { personalData } from './personal-data.queries.ts'
import { filterOfficials } from './filter-officials.ts'
import { filterPlayers } from './filter-players.ts'
import {
  findPeople,
  listDuplicates,
  listMatchesOf,
  mergePeople,
  previewMerge,
  showChange,
  splitPerson,
  undoPeopleChange,
} from './merge-people.ts'
import { ownPlayers } from './own-players.ts'
import { listPitches } from './player-pitches.ts'
import { listShots } from './player-shots.ts'
import { saveStyle, showStyle } from './playing-style.ts'
import { showOfficial } from './show-official.ts'
import { showPlayer } from './show-player.ts'

export const people = {
  calls: {
    players: {
      filter: filterPlayers,
      own: ownPlayers,
      show: showPlayer,
      style: showStyle,
      saveStyle,
      shots: listShots,
      pitches: listPitches,
    },
    people: {
      duplicates: listDuplicates,
      find: findPeople,
      preview: previewMerge,
      merge: mergePeople,
      matches: listMatchesOf,
      split: splitPerson,
      change: showChange,
      undo: undoPeopleChange,
    },
    officials: { filter: filterOfficials, show: showOfficial },
  },
  personalData: [personalData],
} satisfies Slice
