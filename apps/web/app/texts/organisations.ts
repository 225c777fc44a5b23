// Written by `npm run texts` from apps/web/texts/en/organisations.json.
import { printFigure as $n } from '@pavilion/contract/print-figure.ts'

export const aPageForYourClub = 'A page for your club: its teams, grounds and every match they play, open to everyone.'
export const forClubs = 'For clubs'
export const cricketClubWebsite = 'cricket club website'
export const aPageOfYourOwn = 'A page of your own'
export const yourCrestTeamsGrounds = 'Your crest, teams, grounds and association, at one address that search engines find.'
export const fixturesAndResults = 'Fixtures and results'
export const everyMatchYourTeamsPlay = 'Every match your teams play, live ball by ball, with scorecards that stay.'
export const playersWithACareer = 'Players with a career'
export const everyoneWhoPlays = 'Everyone who plays for you has a page with their runs, wickets and form.'
export const groundsForHire = 'Grounds for hire'
export const publishSlotsAndPrices = 'Publish slots and prices for your ground and take bookings online.'
export const clubs = (a: { readonly total: number }): string => (a.total === 1 ? $n(a.total) + ' club' : $n(a.total) + ' clubs')
export const aboutClubManagement = 'About club management'
export const clubsText = 'clubs'
export const nameKindTeamsGroundsMatches = (a: { readonly name: string | number; readonly kind: string | number; readonly length: number; readonly grounds: number; readonly matches: number }): string => '' + a.name + ', ' + a.kind + ': ' + (a.length === 1 ? $n(a.length) + ' team' : $n(a.length) + ' teams') + ', ' + (a.grounds === 1 ? $n(a.grounds) + ' ground' : $n(a.grounds) + ' grounds') + ', ' + (a.matches === 1 ? $n(a.matches) + ' match' : $n(a.matches) + ' matches') + '. Fixtures, results and players.'
export const playing = 'PLAYING'
export const now = 'Now'
export const nextUp = 'Next up'
export const results = 'Results'
export const nameHasNoTeamsGrounds = (a: { readonly name: string | number }): string => '' + a.name + ' has no teams, grounds or tournaments here yet.'
export const tournaments = 'Tournaments'
export const members = 'Members'
export const teams = 'Teams'
export const players = 'Players'
export const grounds = 'Grounds'
export const kind = 'Kind'
export const country = 'Country'
export const name = 'Name'
export const showSummary = (a: { readonly summary: string | number }): string => 'Show ' + a.summary
export const theyAppearAsSoon = 'They appear as soon as one is registered.'
export const clubsText2 = 'Clubs'
export const cricketClubsWithTheirTeams = 'Cricket clubs with their teams, grounds, fixtures and results.'
export const academies = 'Academies'
export const cricketAcademiesWithTheirTeams = 'Cricket academies with their teams, grounds and matches.'
export const associations = 'Associations'
export const cricketAssociationsWithTheirTournaments = 'Cricket associations with their tournaments and the clubs affiliated to them.'
export const total = (a: { readonly total: string | number }): string => '' + a.total
export const belongsTo = 'Belongs to'
export const clubsOn = (a: { readonly site: string | number }): string => 'Clubs on ' + a.site
export const clubsHere = 'Clubs on this site'
export const playersFielded = 'players fielded'
export const yourInvitation = 'Your invitation'
export const joinAClub = 'Join a club, an association or an academy.'
export const tryAgain = 'Try again'
export const youAreInvited = (a: { readonly roles: string | number }): string => 'You are invited as: ' + a.roles
export const personInvitesYou = (a: { readonly name: string | number; readonly roles: string | number }): string => '' + a.name + ' invites you as: ' + a.roles
export const toAccept = 'Log in or sign up to accept.'
export const accept = 'ACCEPT'
export const documentsOf = (a: { readonly name: string | number }): string => 'Documents of ' + a.name
export const manage = 'Manage'
export const organisationsWithARole = 'The clubs, associations and academies in which you have a role.'
export const startAClub = 'Start a club'
export const noClubYet = 'No club yet'
export const startOrOpenTheLink = 'Start a club, an association or an academy, and it has a page of its own at once. Have you been invited to one? Open the link you were sent.'
export const sample = 'Sample'
export const makeAClub = 'Make a club, an association, an academy or a ground owner.'
export const createKind = (a: { readonly kind: string | number }): string => 'Create ' + a.kind
export const whatIsIt = 'What is it?'
export const detailsAndPeople = 'Edit an organisation’s details and manage its members.'
export const details = 'Details'
export const people = 'People'
export const about = 'About'
export const ownerMay = 'Everything, and who the other owners are'
export const adminMay = 'Details, people, grounds, matches and content'
export const scorerMay = 'Scores its matches'
export const umpireMay = 'Stands in its matches'
export const coachMay = 'Looks after its players'
export const playerMay = 'Plays for its teams'
export const groundManagerMay = 'Bookings, hours and prices of its grounds'
export const gateStaffMay = 'Lets people in at its events'
export const contentEditorMay = 'Writes for its site'
export const saveDetails = 'Save details'
export const closeName = (a: { readonly name: string | number }): string => 'Close ' + a.name
export const closeNameQuestion = (a: { readonly name: string | number }): string => 'Close ' + a.name + '?'
export const whatClosingMeans = 'It leaves every list, and nobody runs it any more. Its page stays, with the matches that were played.'
export const cannotBeUndone = 'This cannot be undone.'
export const closeForGood = 'Close for good'
export const changeRolesOf = (a: { readonly name: string | number }): string => 'Change the roles of ' + a.name
export const roles = 'Roles'
export const leave = 'Leave'
export const remove = 'Remove'
export const removeName = (a: { readonly name: string | number }): string => 'Remove ' + a.name
export const leaveName = (a: { readonly name: string | number }): string => 'Leave ' + a.name
export const leaveNameQuestion = (a: { readonly name: string | number }): string => 'Leave ' + a.name + '?'
export const removeNameQuestion = (a: { readonly name: string | number }): string => 'Remove ' + a.name + '?'
export const whatLeavingMeans = 'You lose all your roles at once, and are off the list of players, this season’s squads and the team sheets to come.'
export const whatRemovingMeans = (a: { readonly name: string | number; readonly organisation: string | number }): string => '' + a.name + ' loses every role in ' + a.organisation + ' at once, and is off its list of players, this season’s squads and the team sheets to come. Only an invitation brings them back.'
export const nameYou = (a: { readonly name: string | number }): string => '' + a.name + ' (you)'
export const rolesOf = (a: { readonly name: string | number }): string => 'Roles of ' + a.name
export const chooseARoleOrRemove = 'Choose at least one role, or remove them instead.'
export const saveRoles = 'Save roles'
export const invite = 'Invite'
export const chooseARole = 'Choose at least one role.'
export const email = 'Email'
export const emptyForALink = 'Leave it empty for a link to pass on yourself. Whoever opens it first joins.'
export const makeALink = 'Make a link'
export const sendTheInvitation = 'Send the invitation'
export const linkNotCopied = 'The link could not be copied. Select it and copy it yourself.'
export const asAQrCode = 'The invitation as a QR code, to be scanned by whoever stands beside you'
export const forOnePerson = 'For one person. It is shown only now.'
export const copied = 'Copied'
export const copyTheLink = 'Copy the link'
export const notAcceptedYet = 'Not accepted yet'
export const aLink = 'A link'
export const rolesValidUntil = (a: { readonly roles: string | number; readonly time: string | number }): string => '' + a.roles + ', valid until ' + a.time
export const withdrawInvitationOf = (a: { readonly email: string | number }): string => 'Withdraw the invitation of ' + a.email
export const withdrawALink = 'Withdraw a link'
export const withdraw = 'Withdraw'
export const townOrCity = 'Town or city'
export const website = 'Website'
export const phone = 'Phone'
export const shownInPublic = 'Shown on its public page.'
export const searchCountries = 'Search countries'
export const noSuchCountry = 'No such country.'
export const alreadyHere = 'Already here. Is it one of these?'
export const kindMembers = (a: { readonly kind: string | number; readonly members: number }): string => '' + a.kind + ', ' + (a.members === 1 ? $n(a.members) + ' member' : $n(a.members) + ' members')
export const kindMembersTeams = (a: { readonly kind: string | number; readonly members: number; readonly teams: number }): string => '' + a.kind + ', ' + (a.members === 1 ? $n(a.members) + ' member' : $n(a.members) + ' members') + ', ' + (a.teams === 1 ? $n(a.teams) + ' team' : $n(a.teams) + ' teams')
export const runATournament = 'Make a league or a cup: teams, fixtures, tables and a trophy.'
export const scoreAMatch = 'Start a match and score it.'
export const matches = 'Matches'
export const contact = 'Contact'
export const myAcademy = 'My academy'
export const whereYouTrain = 'Where you and your children train.'
export const myCricket = 'My cricket'
export const whatClubsAsk = 'What your clubs have planned, and whether you can come.'
export const askToJoin = 'Ask to join'
export const joinName = (a: { readonly name: string | number }): string => 'Join ' + a.name
export const whatAskingMeans = 'Those who run the club see your name and your note, and decide.'
export const joinNote = 'Note (optional)'
export const sendRequest = 'Send request'
export const withdrawRequest = 'Withdraw request'
export const leaveClub = 'Leave club'
export const handbook = 'Handbook'
export const waitingForYou = 'Waiting for you'
export const leadsWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' person' : $n(a.count) + ' people') + ' to call back at ' + a.name
export const joinRequestsWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' person wants' : $n(a.count) + ' people want') + ' to join ' + a.name
export const availabilityWaits = (a: { readonly name: string | number; readonly count: number }): string => 'Can you come? ' + a.name + ' asks about ' + (a.count === 1 ? $n(a.count) + ' date' : $n(a.count) + ' dates')
export const affiliationsWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' application' : $n(a.count) + ' applications') + ' to join ' + a.name
export const registrationsWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' player' : $n(a.count) + ' players') + ' to register with ' + a.name
export const releasesWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' player needs' : $n(a.count) + ' players need') + ' a release from ' + a.name
export const transfersWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' transfer' : $n(a.count) + ' transfers') + ' for ' + a.name + ' to approve'
export const entriesWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' team wants' : $n(a.count) + ' teams want') + ' to enter ' + a.name
export const disputesWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' disputed result' : $n(a.count) + ' disputed results') + ' to decide in ' + a.name
export const disciplineWaits = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' report' : $n(a.count) + ' reports') + ' to decide in ' + a.name
export const resultsWait = (a: { readonly count: number; readonly name: string | number }): string => (a.count === 1 ? $n(a.count) + ' result' : $n(a.count) + ' results') + ' to confirm in ' + a.name
export const honoursBoard = 'Honours board'
export const titles = 'Titles'
export const hundreds = 'Centuries'
export const fiveWickets = 'Five-wicket hauls'
export const moreHonours = (a: { readonly count: number }): string => (a.count === 1 ? $n(a.count) + ' more' : $n(a.count) + ' more')
export const againstSide = (a: { readonly name: string | number }): string => 'against ' + a.name
export const captainWas = (a: { readonly name: string | number }): string => 'captain ' + a.name
export const whatHonoursAre = 'Titles, and what was achieved before your matches were scored here. Centuries and five-wicket hauls from matches here are added automatically.'
export const addToBoard = 'Add to the board'
export const typedIn = 'Added by hand'
export const nothingTyped = 'Nothing added yet.'
export const fromMatches = (a: { readonly count: number }): string => (a.count === 0 ? 'Your matches have no centuries or five-wicket hauls yet.' : a.count === 1 ? $n(a.count) + ' line comes from your matches.' : $n(a.count) + ' lines come from your matches.')
export const removeHonour = (a: { readonly season: string | number; readonly achievement: string | number }): string => 'Remove ' + a.season + ', ' + a.achievement
export const whatToAdd = 'What to add'
export const honourLines = 'Lines'
export const titleLines = 'A line each, typed or pasted from a spreadsheet: season, competition, what was won, captain. For example: 1987, City Cup, Winners, A. Smith'
export const hundredLines = 'A line each, typed or pasted from a spreadsheet: season, opponent, score, player. For example: 1987, Rovers, 134*, A. Smith'
export const fiveWicketLines = 'A line each, typed or pasted from a spreadsheet: season, opponent, figures, player. For example: 1987, Rovers, 6–23, A. Smith'
export const yourTournaments = 'Your tournaments'
export const draft = 'Draft'
export const yourOrganisations = 'Your organisations'
export const crestAndColours = 'Crest and colours'
export const crestOf = (a: { readonly name: string | number }): string => 'Crest of ' + a.name
export const uploadACrest = 'Upload a crest'
export const useADrawnCrest = 'Use a drawn crest'
export const whereTheCrestIsShown = 'Shown on your page, in lists and with your teams. A square PNG without a background looks best.'
export const colours = 'Colours'
export const firstColour = 'First colour'
export const secondColour = 'Second colour'
export const resetColours = 'Reset colours'
export const socialLinks = 'Social links'
export const oneLinkPerLine = 'One a line, up to 8: Instagram, Facebook, YouTube and so on.'
export const saveCrestAndColours = 'Save crest and colours'
