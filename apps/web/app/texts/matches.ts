// Written by `npm run texts` from apps/web/texts/en/matches.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const targetIsMadeOf = (a: { readonly sum: string | number }): string => 'The target of ' + a.sum + ' is made of'
export const targetName = 'Target'
export const widesName = 'Wides'
export const noBallsName = 'No-balls'
export const byesName = 'Byes'
export const legByesName = 'Leg byes'
export const penaltyRunsName = 'Penalty runs'
export const powerplayOvers = (a: { readonly kind: 'batting' | (string & {}); readonly overs: string | number }): string => (a.kind === 'batting' ? 'overs ' + a.overs + ', taken by the batters' : 'overs ' + a.overs)
export const powerplays = 'Powerplays'
export const powerplayTo = (a: { readonly kind: 'batting' | (string & {}); readonly unit: 'ball' | (string & {}); readonly overs: string | number }): string => (a.kind === 'batting' ? 'Batting powerplay' : 'Powerplay') + ' to ' + (a.unit === 'ball' ? 'ball' : 'over') + ' ' + a.overs
export const freeHit = 'Free hit'
export const noBallYet = 'no ball yet'
export const legBye = 'leg bye'
export const dueToStart = 'Due to start'
export const batters = 'Batters'
export const sr = 'SR'
export const onStrike = ', on strike'
export const nextBatterToCome = 'Next batter to come'
export const bowler = 'Bowler'
export const econ = 'Econ'
export const forfeited = 'Forfeited'
export const yetToBat = 'Yet to bat'
export const cardTypedIn = 'Scorecard typed in: this innings was not scored ball by ball.'
export const resultOnly = 'Result only: this innings was not scored ball by ball.'
export const didNotBat = 'Did not bat'
export const balls = 'Balls'
export const worm = 'Worm'
export const manhattan = 'Manhattan'
export const runRate = 'Run rate'
export const days = 'Days'
export const previousWeek = 'Previous week'
export const nextWeek = 'Next week'
export const today = 'Today'
export const scoreScorecardCommentaryAndCharts = 'Score, scorecard, commentary and charts, ball by ball.'
export const ballByBallCommentary = 'ball by ball commentary'
export const superOver = 'Super Over'
export const umpires = 'Umpires'
export const thirdUmpire = 'Third umpire'
export const reserveUmpire = 'Reserve umpire'
export const matchReferee = 'Match referee'
export const scorers = 'Scorers'
export const toss = 'Toss'
export const playerOfTheMatch = 'Player of the match'
export const day = 'Day'
export const played = 'Played'
export const startsAt = 'Starts at'
export const ground = 'Ground'
export const format = 'Format'
export const matchAsJson = 'Match (JSON)'
export const deliveriesAsCsv = 'Deliveries (CSV)'
export const detailsAsCsv = 'Match details (CSV)'
export const logWithItsHashes = 'Log with hashes (JSON)'
export const scorebookAsPdf = 'Scorebook (PDF)'
export const replacements = 'Replacements'
export const theSideHasNotBeen = 'This side has not been named yet.'
export const liveScoreAndCommentaryStart = 'Live score and commentary start with the first ball.'
export const allBalls = 'All balls'
export const wickets = 'Wickets'
export const foursAndSixes = 'Fours and sixes'
export const ballsShown = 'Balls shown'
export const innings = 'Innings'
export const commentary = 'Commentary'
export const latestOvers = 'Latest overs'
export const theInningsInCharts = 'The innings in charts'
export const chanceOfWinning = 'Chance of winning'
export const howThisIsComputed = 'How this is computed'
export const percentOf = (a: { readonly percent: string | number }): string => '' + a.percent + '%'
export const percentFor = (a: { readonly team: string | number }): string => '' + a.team + ', %'
export const overOf = (a: { readonly team: string | number; readonly over: string | number }): string => '' + a.team + ' ' + a.over
export const chanceText = (a: { readonly team: string | number; readonly lowest: string | number }): string => 'The chance of ' + a.team + ' over by over, ' + a.lowest + '% at its lowest'
export const currentPartnership = 'Current partnership'
export const noBallHasBeenBowledYet = 'No ball has been bowled yet.'
export const partnerships = 'Partnerships'
export const table = 'Table'
export const pointsTable = 'Points table'
export const noMatchInThisTable = 'No match in this table has been played yet.'
export const live = 'Live'
export const scorecard = 'Scorecard'
export const charts = 'Charts'
export const matches = 'Matches'
export const status = 'Status'
export const place = 'Place'
export const players = 'Players'
export const teamOrTournament = 'Team or tournament'
export const showAllMatches = 'Show all matches'
export const noMatchesFitTheseFilters = 'No matches fit these filters. Remove one or start again.'
export const noMatchesOnThisDay = 'No matches on this day with these filters.'
export const captainAndWicketKeeper = 'captain and wicket-keeper'
export const batting = 'Batting'
export const runs = 'Runs'
export const ballsFaced = 'Balls faced'
export const strikeRateRunsPer100 = 'Strike rate: runs per 100 balls'
export const extras = 'Extras'
export const startOfPairs = 'Start'
export const offForWickets = 'Off for wickets'
export const bowling = 'Bowling'
export const maidens = 'Maidens'
export const dots = 'Dots'
export const toBat = 'To bat'
export const fallOfWickets = 'Fall of wickets'
export const readOutEveryBall = 'Read out every ball'
export const matchSections = 'Match sections'
export const parAfter = (a: { readonly par: string | number; readonly stage: string | number; readonly how: 'ahead' | 'behind' | (string & {}); readonly by: string | number }): string => 'D/L par ' + a.par + ' after ' + a.stage + ', ' + (a.how === 'ahead' ? '' + a.by + ' ahead' : a.how === 'behind' ? '' + a.by + ' behind' : 'level')
export const currentRunRate = (a: { readonly rate: string | number }): string => 'Run rate ' + a.rate
export const required = (a: { readonly rate: string | number }): string => 'Required ' + a.rate
export const target = (a: { readonly target: string | number }): string => 'Target ' + a.target
export const wereAfter = (a: { readonly team: string | number; readonly score: string | number; readonly stage: string | number }): string => '' + a.team + ' were ' + a.score + ' after ' + a.stage
export const partnershipFrom = (a: { readonly runs: string | number; readonly balls: string | number }): string => 'Partnership: ' + a.runs + ' from ' + a.balls
export const lastWicket = (a: { readonly name: string | number; readonly runs: string | number; readonly balls: string | number }): string => 'Last wicket: ' + a.name + ' ' + a.runs + ' (' + a.balls + ')'
export const startsInDays = (a: { readonly days: number; readonly hours: number }): string => 'Starts in ' + (a.days === 1 ? $n(a.days) + ' day' : $n(a.days) + ' days') + (a.hours === 0 ? '' : a.hours === 1 ? ' ' + $n(a.hours) + ' hour' : ' ' + $n(a.hours) + ' hours')
export const startsInHours = (a: { readonly hours: number; readonly minutes: number }): string => 'Starts in ' + (a.hours === 1 ? $n(a.hours) + ' hour' : $n(a.hours) + ' hours') + (a.minutes === 0 ? '' : a.minutes === 1 ? ' ' + $n(a.minutes) + ' minute' : ' ' + $n(a.minutes) + ' minutes')
export const startsInMinutes = (a: { readonly minutes: number }): string => 'Starts in ' + (a.minutes === 1 ? $n(a.minutes) + ' minute' : $n(a.minutes) + ' minutes')
export const oneStitchPerBall = (a: { readonly score: string | number; readonly length: string | number }): string => 'One stitch per ball, ' + a.score + ' after ' + a.length
export const thisOver = (a: { readonly unit: 'Set' | (string & {}) }): string => 'This ' + (a.unit === 'Set' ? 'set' : 'over')
export const thisOverBalls = (a: { readonly thisOver: string | number; readonly balls: string | number }): string => '' + a.thisOver + ': ' + a.balls
export const watching = (a: { readonly watchers: number }): string => $n(a.watchers) + ' watching'
export const timeInZone = (a: { readonly zone: string | number }): string => 'Time in ' + a.zone
export const cityTime = (a: { readonly city: string | number }): string => '' + a.city + ' time'
export const wormText = (a: { readonly series: string | number }): string => 'Worm: ' + a.series
export const manhattanOf = (a: { readonly team: string | number }): string => 'Manhattan, ' + a.team
export const runsInEach = (a: { readonly unit: 'Set' | (string & {}); readonly series: string | number }): string => 'Runs in each ' + (a.unit === 'Set' ? 'set' : 'over') + ': ' + a.series
export const runsAn = (a: { readonly unit: 'Set' | (string & {}); readonly series: string | number }): string => 'Runs ' + (a.unit === 'Set' ? 'a set' : 'an over') + ': ' + a.series
export const wagonWheelOf = (a: { readonly team: string | number }): string => 'Wagon wheel, ' + a.team
export const runsFromShots = (a: { readonly runs: string | number; readonly shots: number }): string => '' + a.runs + ' from ' + (a.shots === 1 ? $n(a.shots) + ' shot' : $n(a.shots) + ' shots')
export const directionsByHand = 'Directions are named for each batter’s own hand.'
export const wagonWheelInWords = (a: { readonly team: string | number; readonly runs: number; readonly shots: number }): string => 'Wagon wheel of ' + a.team + ': ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ' from ' + (a.shots === 1 ? $n(a.shots) + ' recorded shot' : $n(a.shots) + ' recorded shots')
export const allOutText = (a: { readonly runs: string | number }): string => '' + a.runs + ' all out'
export const forText = (a: { readonly runs: string | number; readonly wickets: string | number }): string => '' + a.runs + ' for ' + a.wickets
export const forDeclared = (a: { readonly runs: string | number; readonly wickets: string | number }): string => '' + a.runs + ' for ' + a.wickets + ' declared'
export const superOverNumber = (a: { readonly number: string | number }): string => 'Super Over ' + a.number
export const inningsTurn = (a: { readonly turn: string | number }): string => '' + a.turn + ' innings'
export const first = 'first'
export const second = 'second'
export const third = 'third'
export const fourth = 'fourth'
export const earlierOvers = (a: { readonly unit: 'Set' | (string & {}) }): string => 'Earlier ' + (a.unit === 'Set' ? 'sets' : 'overs')
export const noWicketInTheseOvers = 'No wicket in these overs.'
export const noBoundaryInTheseOvers = 'No boundary in these overs.'
export const fromBalls = (a: { readonly balls: string | number }): string => 'from ' + a.balls
export const pointsTableNamed = (a: { readonly table: string | number }): string => 'Points table: ' + a.table
export const newBalls = (a: { readonly balls: number }): string => (a.balls === 1 ? $n(a.balls) + ' new ball' : $n(a.balls) + ' new balls')
export const matchesDescription = (a: { readonly matches: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ': live scores, fixtures and results, with filters by day, format and place.'
export const showMatches = (a: { readonly matches: number }): string => 'Show ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const economyOver = (a: { readonly unit: 'Set' | (string & {}) }): string => 'Economy: runs per ' + (a.unit === 'Set' ? 'set of five' : 'over')
export const women = ', women'
export const mixed = ', mixed'
export const groupName = (a: { readonly group: string | number }): string => 'group ' + a.group
export const matchName = (a: { readonly number: string | number }): string => 'match ' + a.number
export const captain = 'captain'
export const keeper = 'wicket-keeper'
export const dotBall = 'dot'
export const fourText = 'four'
export const sixText = 'six'
export const wicketText = 'wicket'
export const wide = 'wide'
export const noBall = 'no-ball'
export const bye = 'bye'
export const penalty = 'penalty'
export const runsInOver = (a: { readonly runs: number }): string => (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs')
export const wicketsInOver = (a: { readonly wickets: number }): string => (a.wickets === 1 ? $n(a.wickets) + ' wicket' : $n(a.wickets) + ' wickets')
export const allText = 'All'
export const daysText = 'days'
export const striker = 'on strike'
export const inOfMatches = <T,>(a: { readonly link: (text: string) => T; readonly tournament: string | number; readonly played: number; readonly matches: number }): readonly (string | T)[] => [a.link('' + a.tournament), ' after ', $n(a.played), ' of ', (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')]
export const matchesLive = (a: { readonly matches: number; readonly live: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + (a.live === 0 ? '' : ', ' + $n(a.live) + ' live')
export const matchesOnDay = (a: { readonly matches: number; readonly day: string | number; readonly live: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ' on ' + a.day + (a.live === 0 ? '' : ', ' + $n(a.live) + ' live')
export const ballsFacedCount = (a: { readonly balls: number }): string => (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls')
export const foursHit = (a: { readonly fours: number }): string => (a.fours === 1 ? $n(a.fours) + ' four' : $n(a.fours) + ' fours')
export const sixesHit = (a: { readonly sixes: number }): string => (a.sixes === 1 ? $n(a.sixes) + ' six' : $n(a.sixes) + ' sixes')
export const foursHitName = 'Fours'
export const sixesHitName = 'Sixes'
export const ballsBowled = 'Balls bowled'
export const runsConceded = 'Runs conceded'
export const dotBalls = 'Dot balls'
export const figureOf = (a: { readonly name: string | number; readonly figure: string | number }): string => '' + a.name + ': ' + a.figure
export const standOf = (a: { readonly one: string | number; readonly other: string | number }): string => '' + a.one + ' and ' + a.other + ': partnership'
export const runsAtTheFall = (a: { readonly wicket: string | number }): string => 'Runs at the fall of wicket ' + a.wicket
export const ballsNotLoaded = 'The balls could not be loaded.'
export const tryAgain = 'Try again'
export const partsAddUpTo = (a: { readonly parts: number; readonly sum: string | number }): string => (a.parts === 1 ? $n(a.parts) + ' ball makes' : $n(a.parts) + ' balls make') + ' ' + a.sum
export const preview = 'Preview'
export const summary = 'Summary'
export const lineUps = 'Line-ups'
export const recentForm = 'Recent form'
export const headToHead = 'Head to head'
export const firstMeeting = 'No earlier meeting on record.'
export const tiedOrNoResult = 'tied or no result'
export const matchDetails = 'Match details'
export const wonWord = 'won'
export const lostWord = 'lost'
export const noResultWord = 'no result'
export const noMatchesYet = 'No matches played yet.'
export const oldestFirst = (a: { readonly form: string | number }): string => 'Oldest first: ' + a.form
export const against = (a: { readonly team: string | number }): string => 'v ' + a.team
export const runsUnit = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' run' : $n(a.count) + ' runs')
export const wicketsUnit = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' wicket' : $n(a.count) + ' wickets')
export const noMatchesHereYet = 'No match in this format has been played here yet.'
export const matchesHere = (a: { readonly format: string | number }): string => '' + a.format + ' matches'
export const averageFirstInnings = 'average first innings'
export const wonBattingFirst = 'won batting first'
export const wonBattingSecond = 'won batting second'
export const fullScorecard = 'Full scorecard'
export const bestPartnerships = 'Best partnerships'
export const wicketOfTeam = (a: { readonly wicket: number; readonly team: string | number }): string => (a.wicket === 1 ? '1st' : a.wicket === 2 ? '2nd' : a.wicket === 3 ? '3rd' : $n(a.wicket) + 'th') + ' wicket, ' + a.team
export const pairOfTeam = (a: { readonly pair: number; readonly team: string | number }): string => (a.pair === 1 ? '1st' : a.pair === 2 ? '2nd' : a.pair === 3 ? '3rd' : $n(a.pair) + 'th') + ' pair, ' + a.team
export const figures = (a: { readonly wickets: string | number; readonly runs: string | number }): string => '' + a.wickets + '–' + a.runs
export const fromManyBalls = (a: { readonly balls: number }): string => 'from ' + (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls')
export const inLength = (a: { readonly length: string | number }): string => 'in ' + a.length
export const checkExportedLog = 'Check an exported log'
export const logHashAt = (a: { readonly seq: string | number }): string => 'Log hash at entry ' + a.seq
export const phases = 'Phases'
export const phaseBalls = (a: { readonly from: string | number; readonly to: string | number }): string => 'balls ' + a.from + '–' + a.to
export const phaseOvers = (a: { readonly overs: number; readonly from: string | number; readonly to: string | number }): string => (a.overs === 1 ? 'over ' + a.from : 'overs ' + a.from + '–' + a.to)
export const phaseScore = (a: { readonly runs: string | number; readonly wickets: string | number }): string => '' + a.runs + '/' + a.wickets
export const tomorrow = 'Tomorrow'
export const yesterday = 'Yesterday'
export const careerLine = (a: { readonly matches: number; readonly runs: number; readonly wickets: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + (a.wickets === 0 ? '' : a.wickets === 1 ? ', ' + $n(a.wickets) + ' wicket' : ', ' + $n(a.wickets) + ' wickets')
export const scoreThisMatch = 'Score'
export const editThisMatch = 'Edit'
export const print = 'Print'
export const dayByDay = 'Day by day'
export const until = 'Until'
export const score = 'Score'
export const inTheSession = 'In the session'
export const lunch = 'Lunch'
export const tea = 'Tea'
export const closeOfPlay = 'Close'
export const endOfMatch = 'End'
export const dayOfPlay = (a: { readonly day: string | number }): string => 'Day ' + a.day
export const dayOfPlayOn = (a: { readonly day: string | number; readonly date: string | number }): string => 'Day ' + a.day + ', ' + a.date
export const scoreThen = (a: { readonly side: string | number; readonly score: string | number; readonly overs: string | number }): string => '' + a.side + ' ' + a.score + ' (' + a.overs + ' ov)'
export const sessionBrought = (a: { readonly runs: number; readonly wickets: number; readonly overs: string | number }): string => (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + (a.wickets === 0 ? '' : a.wickets === 1 ? ', ' + $n(a.wickets) + ' wicket' : ', ' + $n(a.wickets) + ' wickets') + ', ' + a.overs + ' ov'
export const scored = 'Scored'
export const howScored = (a: { readonly detail: 'balls' | 'partly' | 'scorecard' | 'totals' | (string & {}); readonly by: 'appointed' | 'both' | 'one' | 'imported' | (string & {}); readonly live: 'yes' | (string & {}) }): string => (a.detail === 'balls' ? 'Ball by ball' : a.detail === 'partly' ? 'Partly ball by ball' : a.detail === 'scorecard' ? 'From a typed-in scorecard' : a.detail === 'totals' ? 'From typed-in totals' : 'Result only') + (a.by === 'appointed' ? ' by a neutral scorer' : a.by === 'both' ? ' by both sides' : a.by === 'one' ? ' by one side' : a.by === 'imported' ? ', from Cricsheet' : '') + (a.live === 'yes' ? ' as it was played' : '')
export const checkedByOtherSide = 'Checked by the other side'
export const checkedBySecondScorer = 'Checked by a second scorer'
export const signedByWhom = (a: { readonly captains: number; readonly umpires: number }): string => (a.captains === 0 ? (a.umpires === 1 ? 'Signed by an umpire' : 'Signed by the umpires') : a.captains === 1 ? 'Signed by one captain' + (a.umpires === 0 ? '' : a.umpires === 1 ? ' and an umpire' : ' and the umpires') : 'Signed by both captains' + (a.umpires === 0 ? '' : a.umpires === 1 ? ' and an umpire' : ' and the umpires'))
export const amendedSince = 'Amended since'
export const signatures = 'Signatures'
export const notSignedYet = 'Nobody has signed this match yet.'
export const captainOf = (a: { readonly side: string | number }): string => 'Captain, ' + a.side
export const umpire = 'Umpire'
export const signedAsItStands = (a: { readonly result: string | number }): string => 'Signed as the match stands: ' + a.result
export const signedAtEntry = (a: { readonly seq: string | number; readonly result: string | number; readonly since: number }): string => 'Signed at entry ' + a.seq + ': ' + a.result + '. ' + (a.since === 1 ? $n(a.since) + ' entry' : $n(a.since) + ' entries') + ' since'
export const signThisMatch = 'Sign'
export const signMatch = 'Sign the match'
export const signYourself = 'You sign with your own account. Later changes show as amendments after signing.'
export const handThePhone = 'Hand the phone to the person signing. Later changes show as amendments after signing.'
export const signAs = 'Sign as'
export const nameOfSigner = 'Name'
export const enterNameOfSigner = 'Enter the name of the person signing.'
export const signedBy = (a: { readonly name: string | number }): string => '' + a.name + ' has signed'
export const afterSigning = 'After signing'
export const amendedAfterTheResult = 'Amended after the result'
export const noReasonGiven = 'No reason given'
export const takenBack = 'Taken back since'
export const amendedBy = (a: { readonly by: string | number; readonly when: string | number }): string => '' + a.by + ', ' + a.when
export const nothingRecorded = 'nothing'
export const whileYouWereAway = 'While you were away'
export const sinceWhen = (a: { readonly when: string | number }): string => 'Since ' + a.when
export const scoreAfter = (a: { readonly score: string | number; readonly overs: string | number }): string => '' + a.score + ' (' + a.overs + ')'
export const teamStands = (a: { readonly team: string | number; readonly now: string | number }): string => '' + a.team + ': ' + a.now
export const teamMoved = (a: { readonly team: string | number; readonly was: string | number; readonly now: string | number }): string => '' + a.team + ': ' + a.was + ' → ' + a.now
export const wicketFell = (a: { readonly name: string | number; readonly how: string | number; readonly team: string | number; readonly runs: string | number; readonly wicket: string | number }): string => '' + a.name + ' ' + a.how + ', ' + a.team + ' ' + a.runs + '/' + a.wicket
export const reachedRuns = (a: { readonly name: string | number; readonly runs: string | number }): string => '' + a.name + ' reached ' + a.runs
export const tookWickets = (a: { readonly name: string | number; readonly wickets: string | number }): string => '' + a.name + ' took ' + a.wickets + ' wickets'
export const wentInToBat = (a: { readonly team: string | number }): string => '' + a.team + ' went in to bat'
export const close = 'Close'
export const runsOffOver = (a: { readonly over: string | number }): string => 'Runs off over ' + a.over
export const correctThisMatch = 'Correct'
export const batter = 'Batter'
export const allBatters = 'All batters'
export const chartsOfInnings = 'Charts of an innings'
export const thisTeam = 'This team'
export const team = 'Team'
export const whatIfPlayResumes = 'What if play resumes at …?'
export const nothingIsRecorded = 'For umpires, captains and anybody who wonders. Nothing is recorded.'
