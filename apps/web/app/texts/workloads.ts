// Written by `npm run texts` from apps/web/texts/en/workloads.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const bowling = 'Bowling'
export const whatBowlingIs = 'How the players bowl, and how many overs in the last 7 days, in matches and nets of all their clubs.'
export const noPlayers = 'No players yet. Add the players of the club under Players.'
export const findPlayer = 'Find a player'
export const pace = 'Pace'
export const spin = 'Spin'
export const styleUnknown = 'Style not known'
export const ageUnknown = 'Date of birth not known'
export const noneBowled = 'No overs in the last 7 days'
export const bowledIs = (a: { readonly overs: number; readonly days: number; readonly today: string | number }): string => (a.overs === 1 ? $n(a.overs) + ' over' : $n(a.overs) + ' overs') + ' on ' + (a.days === 1 ? $n(a.days) + ' day' : $n(a.days) + ' days') + ' of the last 7, ' + a.today + ' today'
export const mostIs = (a: { readonly limits: string | number }): string => 'At most ' + a.limits
export const ofSpell = (a: { readonly overs: string | number }): string => '' + a.overs + ' in a spell'
export const ofDay = (a: { readonly overs: string | number }): string => '' + a.overs + ' in a day'
export const ofWeek = (a: { readonly overs: string | number }): string => '' + a.overs + ' in 7 days'
export const ofDays = (a: { readonly days: string | number }): string => 'on ' + a.days + ' days of 7'
export const citing = (a: { readonly by: string | number; readonly clause: string | number }): string => '' + a.by + ', rule ' + a.clause
export const edit = 'Edit'
export const editName = (a: { readonly name: string | number }): string => 'Edit the bowling of ' + a.name
export const style = 'Bowls'
export const unknown = 'Not known'
export const nets = 'Nets'
export const noNets = 'No nets in the last 7 days.'
export const day = 'Day'
export const overs = 'Overs'
export const addNets = 'Add nets'
export const netsOn = (a: { readonly day: string | number; readonly overs: number }): string => '' + a.day + ', ' + (a.overs === 1 ? $n(a.overs) + ' over' : $n(a.overs) + ' overs')
export const removeNets = (a: { readonly day: string | number }): string => 'Remove the nets of ' + a.day
export const remove = 'Remove'
export const directive = 'Fast-bowling directive'
export const whatADirectiveIs = 'How much young pace bowlers may bowl. The pad counts their overs in all matches and nets of the last 7 days, and warns the scorer or stops the over.'
export const ofTournament = 'In this tournament it replaces the directive of any association.'
export const noDirective = 'No directive yet.'
export const useEcb = 'Fill in the ECB’s limits'
export const atThePad = 'At the pad'
export const warn = 'Warn the scorer'
export const stop = 'Stop the over'
export const clause = 'Clause of the handbook (optional)'
export const ageOn = 'Age on (month-day)'
export const ageOnHelp = 'Such as 08-31.'
export const ageYear = 'Of the year'
export const yearBefore = 'Before the match'
export const yearSame = 'Of the match'
export const mostDays = 'Days of bowling in 7'
export const limits = 'Limits by age'
export const under = 'Under'
export const spell = 'A spell'
export const aDay = 'A day'
export const aWeek = '7 days'
export const underNumber = (a: { readonly row: string | number }): string => 'Under, row ' + a.row
export const spellNumber = (a: { readonly row: string | number }): string => 'Overs a spell, row ' + a.row
export const dayNumber = (a: { readonly row: string | number }): string => 'Overs a day, row ' + a.row
export const weekNumber = (a: { readonly row: string | number }): string => 'Overs in 7 days, row ' + a.row
export const removeRow = (a: { readonly row: string | number }): string => 'Remove row ' + a.row
export const addRow = 'Add an age'
export const saveDirective = 'Save directive'
export const takeAway = 'Remove directive'
