import type { Slice } from '#slice.ts'
import { enterTournament, listOwnEntries, withdrawEntry } from './enter-tournament.ts'
import { exportTable } from './export-table.ts'
import { filterTournaments } from './filter-tournaments.ts'
import { startArranging } from './fixtures/arrange-fixtures.ts'
import { adjustPoints, decideMatch, removeAdjustment } from './fixtures/decide-match.ts'
import {
  cancelSearch,
  publishFixtures,
  removeFixture,
  saveFixture,
  searchFixtures,
  setKnockOut,
  showProgramme,
} from './fixtures/edit-fixtures.ts'
import { listeners } from './fixtures/listeners.ts'
import { limits } from './limits.ts'
import { addTeams, answerEntry, openEntry, removeEntry } from './manage/entries.ts'
import { setGroups } from './manage/groups.ts'
import {
  acceptInvitation,
  inviteManager,
  inviteTeam,
  removeManager,
  showInvitation,
} from './manage/invitations.ts'
import {
  createTournament,
  discardTournament,
  listOwnTournaments,
  publishTournament,
  saveTournament,
  showManagedTournament,
} from './manage/set-up.ts'
import { personalData } from './personal-data.queries.ts'
import { showTournament } from './show-tournament.ts'

export const tournaments = {
  calls: {
    tournaments: {
      filter: filterTournaments,
      show: showTournament,
      table: exportTable,
      create: createTournament,
      own: listOwnTournaments,
      showManaged: showManagedTournament,
      save: saveTournament,
      publish: publishTournament,
      discard: discardTournament,
      inviteManager,
      removeManager,
      addTeams,
      answerEntry,
      removeEntry,
      setGroups,
      openEntry,
      inviteTeam,
      enter: enterTournament,
      showInvitation,
      acceptInvitation,
      ownEntries: listOwnEntries,
      withdraw: withdrawEntry,
      programme: showProgramme,
      searchFixtures,
      cancelSearch,
      saveFixture,
      removeFixture,
      publishFixtures,
      setKnockOut,
      decideMatch,
      adjustPoints,
      removeAdjustment,
    },
  },
  startJobs: startArranging,
  listeners,
  personalData: [personalData],
  limits,
} satisfies Slice
