// Written by `npm run texts` from apps/web/texts/en/appointments.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const officials = 'Officials'
export const whatOfficialsAre = 'Umpires, scorers and referees for the matches of a tournament.'
export const appointments = 'Appointments'
export const panel = 'Panel'
export const whatMatchesNeed = 'What matches need'
export const umpire = 'Umpire'
export const matchReferee = 'Match referee'
export const scorer = 'Scorer'
export const versus = (a: { readonly home: string | number; readonly away: string | number }): string => '' + a.home + ' v ' + a.away
export const asked = 'Asked'
export const accepted = 'Accepted'
export const declined = 'Declined'
export const released = 'Released'
export const answerBy = (a: { readonly when: string | number }): string => 'Answer by ' + a.when
export const noMatchesYet = 'No matches yet'
export const matchesFollow = 'Officials are appointed once the fixtures are public.'
export const noPanelYet = 'Nobody on the panel yet'
export const panelHelp = 'Add umpires, scorers and referees to appoint them.'
export const addOfficial = 'Add an official'
export const editOfficial = (a: { readonly name: string | number }): string => 'Edit ' + a.name
export const edit = 'Edit'
export const remove = 'Remove'
export const removeName = (a: { readonly name: string | number }): string => 'Remove ' + a.name
export const removeLead = (a: { readonly name: string | number }): string => '' + a.name + ' leaves the panel and is released from all matches to come.'
export const release = 'Release'
export const releaseName = (a: { readonly name: string | number; readonly home: string | number; readonly away: string | number }): string => 'Release ' + a.name + ' from ' + a.home + ' v ' + a.away
export const markPaid = 'Mark as paid'
export const markPaidName = (a: { readonly name: string | number }): string => 'Mark the fee of ' + a.name + ' as paid'
export const feeOwed = (a: { readonly amount: string | number }): string => '' + a.amount + ' owed'
export const feePaid = (a: { readonly amount: string | number }): string => '' + a.amount + ' paid'
export const propose = 'Propose officials'
export const proposing = 'Proposals go by even load, distance, grade and who was there lately. Nobody is asked before you say so.'
export const askCount = (a: { readonly count: number }): string => (a.count === 0 ? 'Ask officials' : a.count === 1 ? 'Ask ' + $n(a.count) + ' official' : 'Ask ' + $n(a.count) + ' officials')
export const nobody = 'Nobody yet'
export const choose = <T,>(a: { readonly role: string | number; readonly hidden: (text: string) => T; readonly home: string | number; readonly away: string | number }): readonly (string | T)[] => ['' + a.role, a.hidden(' for ' + a.home + ' v ' + a.away)]
export const nobodyFor = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' place' : $n(a.count) + ' places') + ' could not be filled from the panel.'
export const reportAPlayer = 'Report a player'
export const reportAPlayerOf = (a: { readonly home: string | number; readonly away: string | number }): string => 'Report a player of ' + a.home + ' v ' + a.away
export const alreadyPlayed = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' match already played' : $n(a.count) + ' matches already played')
export const complete = 'Complete'
export const name = 'Name'
export const email = 'Email'
export const emailHelp = 'We send the link to accept or decline to this address.'
export const emailStays = 'To use another address, add this official again.'
export const grade = 'Grade (A is the highest)'
export const home = 'Travels from'
export const homeHelp = 'Latitude and longitude, such as 31.55, 74.34. Distances need it.'
export const wrongPlace = 'Enter a latitude and a longitude, such as 31.55, 74.34.'
export const does = 'Can be'
export const conflicts = 'Conflicts of interest'
export const noConflict = 'None'
export const ownClub = 'Own club'
export const family = 'Family'
export const forAll = (a: { readonly name: string | number }): string => 'For all tournaments of ' + a.name
export const save = 'Save'
export const ofOrganisation = (a: { readonly name: string | number }): string => '' + a.name
export const matchesOf = (a: { readonly count: number }): string => (a.count === 0 ? 'No matches' : a.count === 1 ? $n(a.count) + ' match' : $n(a.count) + ' matches')
export const gradeIs = (a: { readonly grade: string | number }): string => 'Grade ' + a.grade
export const awayDays = (a: { readonly days: string | number }): string => 'Away ' + a.days
export const hasConflicts = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' conflict' : $n(a.count) + ' conflicts')
export const umpires = 'Umpires'
export const scorers = 'Scorers'
export const referees = 'Match referees'
export const weeksApart = 'Weeks until the same side again'
export const leagueGrade = 'Lowest grade in the league'
export const knockOutGrade = 'Lowest grade in the knock-out'
export const answerHours = 'Hours to reply'
export const umpireFee = (a: { readonly currency: string | number }): string => 'Fee of an umpire (' + a.currency + ')'
export const scorerFee = (a: { readonly currency: string | number }): string => 'Fee of a scorer (' + a.currency + ')'
export const refereeFee = (a: { readonly currency: string | number }): string => 'Fee of a referee (' + a.currency + ')'
export const wrongFee = 'Enter an amount, such as 1,500.'
export const yourAppointment = 'Your appointment'
export const whatLinkIs = 'Accept or decline to officiate at a match.'
export const linkIncomplete = 'This link is incomplete. Open it from the email again.'
export const tryAgain = 'Try again'
export const accept = 'Accept'
export const decline = 'Decline'
export const reasonToDecline = 'Reason, if you like'
export const youAccepted = 'You have accepted.'
export const youDeclined = 'You have declined. The place is free for somebody else.'
export const youWereReleased = 'You have been released from this match.'
export const feeIs = (a: { readonly amount: string | number }): string => 'Fee ' + a.amount
export const addToAccount = 'Add to my account'
export const toScoreLogIn = 'Log in to keep your appointments in one list. Scorers score with their account.'
export const logIn = 'Log in'
export const inYourList = 'These appointments are in your list.'
export const myAppointments = 'My appointments'
export const whatMyAppointmentsAre = 'Matches at which you officiate. Organisers ask you by email.'
export const nothingAsked = 'No appointments yet'
export const myCricket = 'My cricket'
export const daysAway = 'Days away'
export const daysAwayHelp = 'You are not appointed on these days.'
export const from = 'From'
export const until = 'Until'
export const addDays = 'Add days'
export const removeDays = (a: { readonly days: string | number }): string => 'Remove ' + a.days
export const scoreThisMatch = 'Score this match'
export const asRole = (a: { readonly role: string | number; readonly tournament: string | number }): string => '' + a.role + ', ' + a.tournament
