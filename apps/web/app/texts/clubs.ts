// Written by `npm run texts` from apps/web/texts/en/clubs.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const teamsOf = (a: { readonly name: string | number }): string => 'Teams of ' + a.name
export const teamsAndSquads = 'The teams of a club, their squads and who plays.'
export const viewPublicPage = 'View public page'
export const manage = 'Manage'
export const sample = 'Sample'
export const tryAgain = 'Try again'
export const teams = 'Teams'
export const players = 'Players'
export const addTeam = 'Add team'
export const noTeamsYet = 'No teams yet'
export const whatATeamIs = 'Add your 1st XI, your Under 15s, your women’s team. Each has a public page, a squad for the season and its own fixtures.'
export const season = 'Season'
export const teamLine = (a: { readonly players: number; readonly who: string | number }): string => (a.players === 0 ? '' + a.who + ', no squad yet' : a.players === 1 ? '' + a.who + ', ' + $n(a.players) + ' player' : '' + a.who + ', ' + $n(a.players) + ' players')
export const newTeam = 'New team'
export const teamName = 'Name'
export const teamNameHelp = 'As it stands on scorecards, with the club’s name.'
export const shortName = 'Short name'
export const shortNameHelp = 'For scoreboards, such as RW1. Up to 8 letters.'
export const whoPlays = 'Who plays'
export const men = 'Men'
export const women = 'Women'
export const mixed = 'Mixed'
export const createTeam = 'Create team'
export const saveTeam = 'Save team'
export const editTeam = 'Edit team'
export const squadOf = (a: { readonly season: string | number }): string => 'Squad ' + a.season
export const squadDescription = 'The squad of a team: numbers, captain and wicket-keeper.'
export const howASquadBegins = 'Paste the names below, choose players of the club, or begin with last season’s squad.'
export const copySquad = (a: { readonly season: string | number }): string => 'Copy the squad of ' + a.season
export const shirt = 'No.'
export const name = 'Name'
export const shirtOf = (a: { readonly name: string | number }): string => 'Shirt number of ' + a.name
export const captainIs = (a: { readonly name: string | number }): string => '' + a.name + ' is captain'
export const keeperIs = (a: { readonly name: string | number }): string => '' + a.name + ' keeps wicket'
export const removeFromSquad = (a: { readonly name: string | number }): string => 'Take ' + a.name + ' out of the squad'
export const addToSquad = 'Add to the squad'
export const pasteNames = 'Names, one a line'
export const pasteSquadHelp = '"7 Ayesha Khan (c)" sets the number and the captain, "(wk)" the wicket-keeper.'
export const ofTheClub = 'Players of the club'
export const everybodyIsIn = 'Every player of the club is in this squad.'
export const add = 'Add'
export const addChosen = (a: { readonly count: number }): string => (a.count === 0 ? 'Add players' : a.count === 1 ? 'Add ' + $n(a.count) + ' player' : 'Add ' + $n(a.count) + ' players')
export const findPlayer = 'Find a player'
export const whoPlayersAre = 'Paste your list of names below. Nobody needs an account to be picked.'
export const addPlayers = 'Add players'
export const pastePlayersHelp = 'A name a line, or a table with names and email addresses. 2,000 lines at most.'
export const chooseFile = 'Choose a CSV file'
export const preview = 'Preview'
export const fileTooLarge = 'That file is too large. Choose one with 2,000 lines at most.'
export const newLines = (a: { readonly count: number }): string => (a.count === 0 ? 'nobody new' : a.count === 1 ? $n(a.count) + ' new player' : $n(a.count) + ' new players')
export const knownLines = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' is here already' : $n(a.count) + ' are here already')
export const refusedLines = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' line is left out' : $n(a.count) + ' lines are left out')
export const lineProblem = (a: { readonly line: string | number; readonly problem: string | number }): string => 'Line ' + a.line + ': ' + a.problem
export const andMore = (a: { readonly count: number }): string => (a.count === 1 ? 'and ' + $n(a.count) + ' more' : 'and ' + $n(a.count) + ' more')
export const addCount = (a: { readonly count: number }): string => (a.count === 1 ? 'Add ' + $n(a.count) + ' player' : 'Add ' + $n(a.count) + ' players')
export const changeText = 'Change the list'
export const hasAccount = 'Has an account'
export const noEmail = 'No email'
export const edit = 'Edit'
export const editName = (a: { readonly name: string | number }): string => 'Edit ' + a.name
export const email = 'Email'
export const emailHelp = 'To ask whether they can play. Only those who run the teams see it.'
export const savePlayer = 'Save'
export const removePlayer = 'Remove from the club'
export const whatRemovingMeans = (a: { readonly name: string | number }): string => '' + a.name + ' leaves this season’s squads. Scorecards stay as they are.'
export const inviteToClaim = 'Invite to connect an account'
export const linkReady = (a: { readonly name: string | number }): string => 'Link for ' + a.name + '. Anybody who opens it can connect as this player, once.'
export const copy = 'Copy'
export const copied = 'Copied'
export const members = 'Members who are not players yet'
export const addAll = (a: { readonly count: number }): string => (a.count === 1 ? 'Add ' + $n(a.count) + ' member' : 'Add all ' + $n(a.count) + ' members')
export const yourClub = 'Your club'
export const connectYourAccount = 'Connect your account with a player of a club.'
export const linkIncomplete = 'Part of the link is missing. Copy all of it, or ask for a new one.'
export const clubHasYou = (a: { readonly name: string | number }): string => 'The club has ' + a.name + ' among its players. Is that you?'
export const toConnect = 'Log in or sign up to connect your account.'
export const logIn = 'Log in'
export const signUp = 'Sign up'
export const thatIsMe = 'Yes, that is me'
export const captainShort = 'Captain'
export const keeperShort = 'Keeper'
