// Written by `npm run texts` from apps/web/texts/en/discipline.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const discipline = 'Discipline'
export const whatDisciplineIs = 'Reports, charges and decisions about players of a tournament.'
export const toDecide = 'To decide'
export const decided = 'Decided and dismissed'
export const nothingReported = 'Nobody has been reported'
export const whoReports = 'Organisers report players here, umpires and referees from their appointments. Nobody else sees a report.'
export const nothingToDecide = 'No report or charge is open.'
export const reportAPlayer = 'Report a player'
export const reportLead = 'Only the organisers of the tournament see this. The player’s team is told of a decision, not of a report.'
export const report = 'Report'
export const noMatchHasBegun = 'No match has begun yet'
export const reportsFollowMatches = 'Players are reported once a match has begun.'
export const match = 'Match'
export const team = 'Team'
export const player = 'Player'
export const choosePlayer = 'Choose a player'
export const clause = 'Clause of the code of conduct'
export const clauseHelp = 'Such as 2.3. Suspensions cite it.'
export const happened = 'What happened'
export const sayWhatHappened = 'Say what happened.'
export const chooseSomebody = 'Choose the player.'
export const versus = (a: { readonly home: string | number; readonly away: string | number }): string => '' + a.home + ' v ' + a.away
export const versusOn = (a: { readonly home: string | number; readonly away: string | number; readonly day: string | number }): string => '' + a.home + ' v ' + a.away + ', ' + a.day
export const reportedBy = (a: { readonly name: string | number; readonly when: string | number }): string => 'Reported by ' + a.name + ', ' + a.when
export const reportedOn = (a: { readonly when: string | number }): string => 'Reported ' + a.when
export const clauseNumber = (a: { readonly clause: string | number }): string => 'Clause ' + a.clause
export const reported = 'Reported'
export const charged = 'Charged'
export const dismissed = 'Dismissed'
export const setAside = 'Set aside'
export const decidedState = 'Decided'
export const suspended = 'Suspended'
export const charge = 'Charge'
export const chargeName = (a: { readonly name: string | number }): string => 'Charge ' + a.name
export const dismiss = 'Dismiss'
export const dismissName = (a: { readonly name: string | number }): string => 'Dismiss the report of ' + a.name
export const dismissLead = 'Whoever reported it will be told why.'
export const decide = 'Decide'
export const decideName = (a: { readonly name: string | number }): string => 'Decision about ' + a.name
export const decideLead = 'The team and whoever reported it will be told. A suspension is public, without the reason.'
export const setAsideDecision = 'Set aside'
export const setAsideName = (a: { readonly name: string | number }): string => 'Set aside the decision about ' + a.name
export const setAsideLead = 'The decision no longer stands, and any suspension ends at once. The team and whoever reported it will be told why.'
export const decision = 'Decision'
export const reprimand = 'Reprimand'
export const fine = 'Fine'
export const forMatches = 'Suspension for matches'
export const untilDay = 'Suspension until a day'
export const fineText = 'What must be paid'
export const fineHelp = 'Such as PKR 2,000 to the tournament by 30 June'
export const numberOfMatches = 'Matches'
export const matchesHelp = 'Each match that the team plays without the player counts off one.'
export const lastDay = 'Last day'
export const reason = 'Reason'
export const giveAReason = 'Give a reason.'
export const sayWhatIsPaid = 'Say what must be paid.'
export const oneToFifty = 'Enter a number from 1 to 50.'
export const chooseADay = 'Choose the last day.'
export const isReprimanded = 'Reprimand'
export const isFined = (a: { readonly fine: string | number }): string => 'Fine: ' + a.fine
export const isSuspendedFor = (a: { readonly count: number }): string => 'Suspended for ' + (a.count === 1 ? $n(a.count) + ' match' : $n(a.count) + ' matches')
export const isSuspendedUntil = (a: { readonly day: string | number }): string => 'Suspended until ' + a.day
export const matchesLeft = (a: { readonly count: number }): string => (a.count === 0 ? 'Served' : a.count === 1 ? $n(a.count) + ' match left' : $n(a.count) + ' matches left')
export const reasonIs = (a: { readonly reason: string | number }): string => 'Reason: ' + a.reason
export const setAsideFor = (a: { readonly reason: string | number }): string => 'Set aside: ' + a.reason
export const yourReports = 'Your reports'
export const noReportsOfYours = 'You have reported nobody for this match.'
export const myAppointments = 'My appointments'
