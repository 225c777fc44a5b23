import type { Slice } from '#slice.ts'
import { calendarSources } from './calendar/own-events.queries.ts'
import { answer, answerByLink, listAsked, listAskedByLink } from './calendar/availability.ts'
import {
  addEntry,
  askNow,
  cancelEntry,
  listAnswers,
  saveEntry,
  showCalendar,
} from './calendar/calendar.ts'
import { startAsking } from './calendar/start-jobs.ts'
import { claim, offerClaim, showClaim } from './claims.ts'
import { listChildren, saveConsent } from './family.ts'
import {
  askToJoin,
  decideJoinRequest,
  listJoinRequests,
  showJoinStanding,
  withdrawJoinRequest,
} from './join.ts'
import { closeGuestOffer, offerGuestPlaces } from './guests/offers.ts'
import {
  saveGuestWish,
  showGuestStanding,
  takeGuestPlace,
  withdrawGuestWish,
} from './guests/own-guest.ts'
import { removeGuardian, stopGuarding } from './guardians.ts'
import { addPlayers, readPlayers } from './import-players.ts'
import { leaveClub } from './leave.ts'
import { limits } from './limits.ts'
import { listeners } from './listeners.ts'
import { personalData } from './personal-data.queries.ts'
import { listPlayers, removePlayer } from './players.ts'
import { savePlayer } from './save-player.ts'
import { listReaders, listReceived, readMessage, remindReaders } from './messages/receipts.ts'
import { listMessages, sendMessage } from './messages/write-message.ts'
import { takeDuty, takeDutyByLink } from './selection/duties.ts'
import { publishSheet } from './selection/publish.ts'
import { markPick, pickPlayer, saveDuties, showSelection } from './selection/selection.ts'
import { startMatch } from './selection/start-match.ts'
import { showTeamSheet } from './selection/team-sheet.ts'
import { addToSquad, changeInSquad, removeFromSquad, showSquad } from './squads.ts'
import { createTeam, listTeams, saveTeam } from './teams.ts'
import { taskSources } from './tasks.queries.ts'

export const clubs = {
  callsWithNames: ['clubs'],
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
      calendar: showCalendar,
      addEntry,
      saveEntry,
      cancelEntry,
      ask: askNow,
      answers: listAnswers,
      asked: listAsked,
      answer,
      askedByLink: listAskedByLink,
      answerByLink,
      selection: showSelection,
      pick: pickPlayer,
      markPick,
      setDuties: saveDuties,
      publishSheet,
      teamSheet: showTeamSheet,
      startMatch,
      takeDuty,
      takeDutyByLink,
      guestStanding: showGuestStanding,
      saveGuestWish,
      withdrawGuestWish,
      takeGuestPlace,
      offerGuestPlaces,
      closeGuestOffer,
      children: listChildren,
      saveConsent,
      stopGuarding,
      removeGuardian,
      joinStanding: showJoinStanding,
      askToJoin,
      withdrawJoinRequest,
      joinRequests: listJoinRequests,
      decideJoinRequest,
      leaveClub,
      messages: listMessages,
      sendMessage,
      messageReaders: listReaders,
      remindReaders,
      received: listReceived,
      readMessage,
    },
  },
  startJobs: startAsking,
  listeners,
  personalData: [personalData],
  taskSources,
  calendarSources,
  limits,
} satisfies Slice
