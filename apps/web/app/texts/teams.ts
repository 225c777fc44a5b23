// Written by `npm run texts` from apps/web/texts/en/teams.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const nameMatchesPlayedWonLost = (a: { readonly name: string | number; readonly played: number; readonly won: string | number; readonly lost: string | number }): string => '' + a.name + ': ' + (a.played === 1 ? $n(a.played) + ' match' : $n(a.played) + ' matches') + ' played, ' + a.won + ' won, ' + a.lost + ' lost. Record by format, fixtures, results and players.'
export const playing = 'PLAYING'
export const mostRecentlyInName = (a: { readonly name: string | number }): string => 'most recently in ' + a.name
export const now = 'Now'
export const nextUp = 'Next up'
export const results = 'Results'
export const allMatches = 'All matches'
export const players = 'Players'
export const squadOf = (a: { readonly season: string | number }): string => 'Squad of ' + a.season
export const captain = 'Captain'
export const keeper = 'Keeper'
export const played = 'Played'
export const won = 'Won'
export const lost = 'Lost'
export const tied = 'Tied'
export const drawn = 'Drawn'
export const noResult = 'No result'
export const record = 'Record'
export const recordByFormat = 'Record by format'
export const format = 'Format'
export const teams = 'Teams'
export const cricketTeamsWithTheirRecord = 'Cricket teams with their record by format, matches and players.'
export const teamsText = (a: { readonly total: number }): string => (a.total === 1 ? $n(a.total) + ' team' : $n(a.total) + ' teams')
export const kind = 'Kind'
export const team = 'Team'
export const showSummary = (a: { readonly summary: string | number }): string => 'Show ' + a.summary
export const teamsText2 = 'teams'
export const internationalSide = (a: { readonly gender: string | number }): string => 'International side, ' + a.gender
export const clubSide = (a: { readonly gender: string | number }): string => 'Club side, ' + a.gender
export const teamOf = 'A team of'
export const mostRuns = 'Most runs'
export const mostWickets = 'Most wickets'
export const mostDismissals = 'Most dismissals in the field'
export const playedLabel = 'played'
export const wonLabel = 'won'
export const lostLabel = 'lost'
export const formOldestFirst = (a: { readonly form: string | number }): string => 'Form, oldest first: ' + a.form
export const wonWord = 'won'
export const lostWord = 'lost'
export const noResultWord = 'no result'
export const lastMatches = 'form'
export const manage = 'Manage'
export const leadersOfSeason = (a: { readonly season: string | number }): string => 'Leaders of ' + a.season
export const inMatches = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' match' : $n(a.count) + ' matches')
export const inMatchesBest = (a: { readonly count: number; readonly best: string | number }): string => (a.count === 1 ? $n(a.count) + ' match' : $n(a.count) + ' matches') + ', best ' + a.best
export const ofTheClub = 'Its club'
export const nothingYet = 'No matches yet'
export const nothingYetSays = 'Fixtures, results and players appear here once there is a first match.'
