import type { Slice } from '#slice.ts'
import { calendarSources } from './own-events.queries.ts'
import { showAwardMatches, tryAwards } from './awards/award-calls.ts'
import { saveBrand, showBrand } from './brand/brand-calls.ts'
import { sendPicture } from './brand/send-picture.ts'
import { createTournamentPictures } from './brand/show-picture.ts'
import { enterTournament, listOwnEntries, withdrawEntry } from './enter-tournament.ts'
import { payEntryFee } from './entry-fees/pay.ts'
import { settleEntryFee } from './entry-fees/settle.ts'
import { setEntryFee, showEntryTerms } from './entry-fees/terms.ts'
import { entryFeeListeners } from './entry-fees/listeners.ts'
import { showConsequences } from './results/consequences.ts'
import { exportTable } from './export-table.ts'
import { entriesFile } from './manage/entries-file.ts'
import { filterTournaments } from './filter-tournaments.ts'
import { saveScheduleRules } from './fixtures/rules/save-rules.ts'
import { startArranging } from './fixtures/search/arrange-fixtures.ts'
import { searchFixtures } from './fixtures/search/search-calls.ts'
import { fixturesFile, importFixtures, previewFixtures } from './fixtures/csv/csv-calls.ts'
import { adjustPoints, removeAdjustment } from './fixtures/adjust-points.ts'
import {
  cancelSearch,
  publishFixtures,
  removeFixture,
  showProgramme,
} from './fixtures/edit-fixtures.ts'
import { listeners } from './fixtures/listeners.ts'
import { prepareMatch } from './fixtures/prepare-match.ts'
import { applyRepair, searchRepair } from './fixtures/repair/repair-calls.ts'
import { carryOutRain, previewRain, rainDesk } from './rain/rain-calls.ts'
import { startRainDesk } from './rain/settle-run.ts'
import { saveFixture } from './fixtures/save-fixture.ts'
import { setKnockOut } from './fixtures/set-knock-out.ts'
import { setSuperStage } from './fixtures/set-super-stage.ts'
import { drawSwissRound, takeBackSwissRound } from './fixtures/swiss/swiss-calls.ts'
import { limits } from './limits.ts'
import { addTeams, answerEntry, removeEntry } from './manage/entries.ts'
import { openEntry } from './manage/open-entry.ts'
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
import { recordLot, removeLot, showLots } from './lots/lot-calls.ts'
import { setSeeds } from './manage/seeds.ts'
import { newsListeners } from './news/listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { showSheet } from './printed/sheet-calls.ts'
import { startDeadlines } from './results/deadlines.ts'
import { decideMatch, replayMatch } from './results/decide-match.ts'
import { answerResult, listOwnFixtures, tellResult } from './results/own-results.ts'
import { showTournament } from './show-tournament.ts'
import { simulate } from './simulate/simulate.ts'
import { listSquads } from './squads/audit-squads.ts'
import { showBarredPlayers } from './squads/barred-players.ts'
import { addToSquad, removeFromSquad, saveSquadPlayer, showSquad } from './squads/edit-squads.ts'
import { taskSources } from './tasks.queries.ts'
import { showLineUpSquads } from './squads/line-up-squads.ts'

export const tournaments = {
  calls: {
    tournaments: {
      filter: filterTournaments,
      show: showTournament,
      table: exportTable,
      sheet: showSheet,
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
      setSeeds,
      openEntry,
      inviteTeam,
      enter: enterTournament,
      showInvitation,
      acceptInvitation,
      ownEntries: listOwnEntries,
      withdraw: withdrawEntry,
      entryTerms: showEntryTerms,
      setEntryFee,
      settleEntryFee,
      payEntryFee,
      programme: showProgramme,
      searchFixtures,
      saveScheduleRules,
      searchRepair,
      applyRepair,
      cancelSearch,
      brand: showBrand,
      saveBrand,
      sendPicture,
      rainDesk,
      previewRain,
      carryOutRain,
      saveFixture,
      fixturesFile,
      previewFixtures,
      importFixtures,
      removeFixture,
      publishFixtures,
      prepareMatch,
      drawSwissRound,
      takeBackSwissRound,
      setSuperStage,
      setKnockOut,
      decideMatch,
      replayMatch,
      ownFixtures: listOwnFixtures,
      tellResult,
      answerResult,
      adjustPoints,
      removeAdjustment,
      lots: showLots,
      recordLot,
      removeLot,
      simulate,
      awardMatches: showAwardMatches,
      tryAwards,
      consequences: showConsequences,
      entriesFile,
      squads: listSquads,
      lineUpSquads: showLineUpSquads,
      barredPlayers: showBarredPlayers,
      showSquad,
      addToSquad,
      saveSquadPlayer,
      removeFromSquad,
    },
  },
  startJobs: async (app) => {
    await startArranging(app)
    await startDeadlines(app)
    await startRainDesk(app)
  },
  listeners: [...listeners, ...newsListeners, ...entryFeeListeners],
  pictures: [createTournamentPictures],
  personalData: [personalData],
  taskSources,
  calendarSources,
  limits,
} satisfies Slice
