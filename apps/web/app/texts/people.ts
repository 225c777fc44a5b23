// Written by `npm run texts` from apps/web/texts/en/people.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const recentMatches = 'Recent matches'
export const against = 'Against'
export const batting = 'Batting'
export const bowling = 'Bowling'
export const format = 'Format'
export const day = 'Day'
export const matches = 'Matches'
export const innings = 'Innings'
export const notOut = 'Not out'
export const runs = 'Runs'
export const highest = 'Highest'
export const average = 'Average'
export const averageLabel = 'average'
export const strikeRate = 'Strike rate'
export const balls = 'Balls'
export const maidens = 'Maidens'
export const wickets = 'Wickets'
export const best = 'Best'
export const economy = 'Economy'
export const n4Wickets = '4 wickets'
export const n5Wickets = '5 wickets'
export const titleByFormat = (a: { readonly title: string | number }): string => '' + a.title + ' by format'
export const matchesText = (a: { readonly matches: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const nextUp = 'Next up'
export const officials = 'Officials'
export const umpiresRefereesAndScorers = 'Umpires, referees and scorers, and the matches they have stood in.'
export const matchReferees = 'match referees'
export const officialsText = (a: { readonly total: number }): string => (a.total === 1 ? $n(a.total) + ' official' : $n(a.total) + ' officials')
export const role = 'Role'
export const official = 'Official'
export const showSummary = (a: { readonly summary: string | number }): string => 'Show ' + a.summary
export const officialsText2 = 'officials'
export const cricketer = 'Cricketer'
export const playing = 'PLAYING'
export const highestScore = 'highest score'
export const figuresFrom = (a: { readonly matches: number; readonly scorecards: number; readonly ballByBall: number; readonly resultOnly: number }): string => (a.matches === 0 ? '' : a.matches === 1 ? 'Figures from ' + $n(a.matches) + ' match' : 'Figures from ' + $n(a.matches) + ' matches') + (a.matches === 0 ? '' : (a.scorecards === 0 ? ', scored ball by ball' : ': ' + $n(a.ballByBall) + ' ball by ball, ' + (a.scorecards === 1 ? $n(a.scorecards) + ' from a scorecard' : $n(a.scorecards) + ' from scorecards'))) + (a.resultOnly === 0 ? '' : a.resultOnly === 1 ? (a.matches === 0 ? '' : '. ') + 'Of ' + $n(a.resultOnly) + ' match only the result is known' : (a.matches === 0 ? '' : '. ') + 'Of ' + $n(a.resultOnly) + ' matches only the result is known')
export const yetToPlay = 'Yet to play'
export const thisPlayersFirstMatch = 'This player’s first match has not started yet.'
export const mostRuns = 'Most runs'
export const mostWickets = 'Most wickets'
export const mostMatches = 'Most matches'
export const name = 'Name'
export const players = 'Players'
export const cricketersAndTheirCareersRuns = 'Cricketers and their careers: runs, wickets, averages and recent matches.'
export const playersText = (a: { readonly total: number }): string => (a.total === 1 ? $n(a.total) + ' player' : $n(a.total) + ' players')
export const player = 'Player'
export const playersText2 = 'players'
export const playerDescription = (a: { readonly player: string | number; readonly teams: string | number; readonly matches: number; readonly runs: number; readonly wickets: number }): string => '' + a.player + a.teams + ': ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ', ' + (a.wickets === 1 ? $n(a.wickets) + ' wicket' : $n(a.wickets) + ' wickets') + '. Career by format and recent matches.'
export const form = 'Recent form'
export const bestFigures = 'best bowling'
export const matchesLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'match' : 'matches')
export const runsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'run' : 'runs')
export const wicketsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'wicket' : 'wickets')
export const duplicates = 'Duplicates'
export const operatorConsole = 'Operator console'
export const probablyOne = 'Probably one person'
export const whatDuplicatesAre = 'Records that look like the same person. Nothing changes until you have compared and merged them.'
export const noDuplicates = 'No two records look like the same person.'
export const anybodyElse = 'Merge or divide anybody'
export const howToChoose = 'Find somebody by name. Merge two records of one person, or divide the matches of a record that holds two people.'
export const chooseOther = (a: { readonly name: string | number }): string => '' + a.name + ' is chosen. Now choose the other record of the same person.'
export const findByName = 'Name'
export const find = 'Find'
export const chooseAgain = 'Choose again'
export const nobodyFound = 'Nobody by that name.'
export const peopleFound = 'People found'
export const merge = 'Merge'
export const divide = 'Divide'
export const compare = 'Compare'
export const mergeName = (a: { readonly name: string | number }): string => 'Merge ' + a.name
export const mergeWithName = (a: { readonly name: string | number }): string => 'Compare with ' + a.name
export const divideName = (a: { readonly name: string | number }): string => 'Divide the matches of ' + a.name
export const compareNames = (a: { readonly one: string | number; readonly other: string | number }): string => 'Compare ' + a.one + ' and ' + a.other
export const sameName = 'Same name'
export const sameInitials = 'Same surname and initials'
export const sameTeam = 'Same team'
export const sameBirthday = 'Same date of birth'
export const recordIs = (a: { readonly matches: number; readonly runs: number; readonly wickets: number }): string => (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ', ' + (a.wickets === 1 ? $n(a.wickets) + ' wicket' : $n(a.wickets) + ' wickets')
export const officiatedIn = (a: { readonly matches: number }): string => 'official in ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const whatWasChanged = 'Merged and divided'
export const nothingChanged = 'Nothing merged or divided yet.'
export const mergedInto = (a: { readonly from: string | number; readonly into: string | number; readonly matches: number }): string => '' + a.from + ' was merged into ' + a.into + ': ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const splitInto = (a: { readonly from: string | number; readonly into: string | number; readonly matches: number }): string => '' + a.from + ' was divided, ' + a.into + ' got ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const formerMember = 'A former member'
export const undoneOn = (a: { readonly day: string | number }): string => 'undone ' + a.day
export const undo = 'Undo'
export const undoOf = (a: { readonly from: string | number; readonly into: string | number }): string => 'Undo: ' + a.from + ' and ' + a.into
export const cancel = 'Cancel'
export const areTheyOne = 'Are they one person?'
export const whatMergingMeans = 'Careers, tables of leaders and awards count both as one person. You can undo it at any time.'
export const whoStays = 'Which record stays'
export const mergeRecords = 'Merge these records'
export const prevented = 'They cannot be merged'
export const whatMoves = (a: { readonly into: string | number; readonly matches: number; readonly runs: number; readonly wickets: number; readonly from: string | number }): string => '' + a.into + ' gets ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ', ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ' and ' + (a.wickets === 1 ? $n(a.wickets) + ' wicket' : $n(a.wickets) + ' wickets') + ' of ' + a.from + '.'
export const officiatedToo = (a: { readonly matches: number }): string => 'And ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + ' as an official.'
export const whatStays = (a: { readonly from: string | number; readonly registrations: number; readonly followers: number }): string => 'The page of ' + a.from + ' then leads to the other. Scorecards keep the names they were recorded with. ' + (a.registrations === 0 ? 'No registrations are touched' : a.registrations === 1 ? $n(a.registrations) + ' registration stays as it is' : $n(a.registrations) + ' registrations stay as they are') + '; ' + (a.followers === 0 ? 'nobody follows this record' : a.followers === 1 ? $n(a.followers) + ' follower comes along' : $n(a.followers) + ' followers come along') + '.'
export const whatDividingMeans = 'Choose the matches that somebody else played. They count for a new person from then on. You can undo it at any time.'
export const nameOfOther = 'Name of the other person'
export const nameOfOtherHelp = 'On their own page. Scorecards keep the names they were recorded with.'
export const byTeam = 'All matches for a team'
export const whoseMatches = 'Matches of the other person'
export const asOfficial = 'as an official'
export const giveMatches = (a: { readonly matches: number }): string => (a.matches === 0 ? 'Choose matches' : a.matches === 1 ? 'Move ' + $n(a.matches) + ' match' : 'Move ' + $n(a.matches) + ' matches')
export const whatUndoingMeans = 'Everything recorded before counts as it did before.'
export const recordedSince = (a: { readonly matches: number }): string => (a.matches === 0 ? 'Nothing has been recorded for these people since.' : a.matches === 1 ? $n(a.matches) + ' match was made since. It stays with whom it names.' : $n(a.matches) + ' matches were made since. They stay with whom they name.')
export const names = (a: { readonly name: string | number }): string => 'names ' + a.name
export const nobodyHere = 'imported'
export const againstOn = (a: { readonly team: string | number; readonly day: string | number }): string => '' + a.team + ', ' + a.day
export const againstOnSecond = (a: { readonly team: string | number; readonly day: string | number }): string => '' + a.team + ', ' + a.day + ', second innings'
export const lastInnings = (a: { readonly count: number }): string => (a.count === 1 ? 'Latest innings' : 'Last ' + $n(a.count) + ' innings')
export const lastSpells = (a: { readonly count: number }): string => (a.count === 1 ? 'Latest spell' : 'Last ' + $n(a.count) + ' spells')
export const scoresEarliestFirst = (a: { readonly scores: string | number }): string => 'Scores, the earliest first: ' + a.scores
export const figuresEarliestFirst = (a: { readonly figures: string | number }): string => 'Bowling figures, the earliest first: ' + a.figures
export const figures = 'Figures'
export const v = (a: { readonly team: string | number }): string => 'v ' + a.team
export const bests = 'Bests and milestones'
export const bestInnings = 'Best innings'
export const bestSpells = 'Best bowling'
export const milestones = 'Milestones'
export const offBalls = (a: { readonly balls: number }): string => (a.balls === 1 ? $n(a.balls) + ' ball' : $n(a.balls) + ' balls')
export const runsMade = (a: { readonly count: number; readonly figure: string | number }): string => (a.count === 1 ? '' + a.figure + ' run' : '' + a.figure + ' runs')
export const wicketsTaken = (a: { readonly count: number; readonly figure: string | number }): string => (a.count === 1 ? '' + a.figure + ' wicket' : '' + a.figure + ' wickets')
export const matchesPlayed = (a: { readonly figure: string | number }): string => '' + a.figure + ' matches'
export const debut = 'Debut'
export const playingStyle = 'Playing style'
export const howTheyPlay = (a: { readonly name: string | number }): string => 'How ' + a.name + ' plays'
export const notSaid = 'Not said'
export const save = 'Save'
export const rightHandBat = 'Right-hand bat'
export const leftHandBat = 'Left-hand bat'
export const rightArmFast = 'Right-arm fast'
export const rightArmMedium = 'Right-arm medium'
export const offBreak = 'Right-arm off break'
export const legBreak = 'Right-arm leg break'
export const leftArmFast = 'Left-arm fast'
export const leftArmMedium = 'Left-arm medium'
export const leftArmOrthodox = 'Slow left-arm orthodox'
export const leftArmWristSpin = 'Left-arm wrist spin'
export const wagonWheel = 'Wagon wheel'
export const whereRunsWent = 'Where the runs went'
export const runsFromShots = (a: { readonly runs: number; readonly shots: number; readonly matches: number }): string => (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ' from ' + (a.shots === 1 ? $n(a.shots) + ' shot' : $n(a.shots) + ' shots') + ' in ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches')
export const wagonWheelInWords = (a: { readonly name: string | number; readonly runs: number; readonly shots: number }): string => 'Wagon wheel of ' + a.name + ': ' + (a.runs === 1 ? $n(a.runs) + ' run' : $n(a.runs) + ' runs') + ' from ' + (a.shots === 1 ? $n(a.shots) + ' shot' : $n(a.shots) + ' shots')
export const wicketkeeper = 'Wicket-keeper'
export const fromAScorecard = 'From a scorecard'
export const resultOnly = 'Result only'
export const signed = 'Signed'
