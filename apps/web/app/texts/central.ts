// Written by `npm run texts` from apps/web/texts/en/central.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const listsOfMatchCentral = 'Lists of Match Central'
export const pointsTablesAsCsvFiles = 'Points tables as CSV files are part of PRO.'
export const downloadTableCsv = 'Download table (CSV)'
export const filters = 'Filters'
export const closeFilters = 'Close filters'
export const removeFilterLabel = (a: { readonly label: string | number }): string => 'Remove filter ' + a.label
export const theyAppearWithTheFirst = 'They appear with the first match they are part of.'
export const showAllWhat = (a: { readonly what: string | number }): string => 'Show all ' + a.what
export const viewMatches = 'View matches'
export const nothingMatchesTheseFiltersRemove = 'Nothing matches these filters. Remove one, or start again.'
export const matchCentral = 'Match Central'
export const liveMatchesTournamentsTeamsPlayers = 'Live matches, tournaments, teams, players and grounds in one place.'
export const noMatchesHaveBeenRecorded = 'No matches have been recorded on this site yet.'
export const matches = 'Matches'
export const tournaments = 'Tournaments'
export const teams = 'Teams'
export const players = 'Players'
export const officials = 'Officials'
export const grounds = 'Grounds'
export const showingFromToFrom2 = (a: { readonly from: number; readonly from2: number; readonly total: number }): string => 'Showing ' + $n(a.from) + ' to ' + $n(a.from2) + ' of ' + $n(a.total)
export const pages = 'Pages'
export const firstPage = 'First page'
export const nextPage = 'Next page'
export const playing = 'PLAYING'
export const places = (a: { readonly length: number }): string => (a.length === 1 ? $n(a.length) + ' place' : $n(a.length) + ' places')
export const international = 'International'
export const club = 'Club'
export const sortBy = 'Sort by'
export const runs = 'Runs'
export const wickets = 'Wickets'
export const lastPlayed = 'Last played'
export const playersOfTeam = (a: { readonly team: string | number }): string => 'Players of ' + a.team
export const player = 'Player'
export const noneYet = (a: { readonly what: string | number }): string => 'No ' + a.what + ' yet.'
export const clear = (a: { readonly chosen: string | number }): string => 'Clear ' + a.chosen
export const allOf = <T,>(a: { readonly total: number; readonly hidden: (text: string) => T; readonly title: string | number }): readonly (string | T)[] => ['All ', $n(a.total), a.hidden(' ' + a.title)]
export const teamsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'team' : 'teams')
export const groundsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'ground' : 'grounds')
export const membersLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'member' : 'members')
export const tournamentsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'tournament' : 'tournaments')
export const matchesLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'match' : 'matches')
export const average = 'Average'
export const strikeRate = 'Strike rate'
export const averageLabel = 'average'
export const strikeRateLabel = 'strike rate'
export const runsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'run' : 'runs')
export const wicketsLabel = (a: { readonly count: number }): string => (a.count === 1 ? 'wicket' : 'wickets')
export const playedLabel = 'played'
export const wonLabel = 'won'
export const lostLabel = 'lost'
export const honoursBoard = 'Honours board'
export const titles = 'Titles'
export const hundreds = 'Centuries'
export const fiveWickets = 'Five-wicket hauls'
export const moreHonours = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' more' : $n(a.count) + ' more')
export const againstSide = (a: { readonly name: string | number }): string => 'against ' + a.name
export const captainWas = (a: { readonly name: string | number }): string => 'captain ' + a.name
export const contact = 'Contact'
export const whichMatchesCount = 'Which matches count'
export const allMatches = 'All matches'
export const scoredBallByBall = 'Ball by ball'
export const scoredLive = 'As they were played'
export const scoredByNeutrals = 'Neutral scorer'
export const scoredByBothSides = 'Both sides'
export const scoredAndSigned = 'Signed'
export const noneScoredThatWay = 'No match scored that way'
export const chooseOtherMatches = 'Choose “All matches” to see every figure.'
