import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { officersOf } from './sample-officers.ts'
import type { Ids } from './sample-people.ts'

/** An organisation of the sample world and, by name, what belongs to it. */
export type SampleOrganisation = {
  readonly name: string
  readonly kind: OrganisationKind
  readonly city: string
  readonly about: string
  readonly tournaments?: readonly string[]
  readonly teams?: readonly string[]
  readonly grounds?: readonly string[]
  /** The name of the association it is affiliated to. */
  readonly under?: string
  /** The sample accounts with a role here, by that role. */
  readonly members: readonly OrganisationRole[]
}

/** The role of a sample account in an organisation. */
export type SampleMember = { readonly organisationId: string; readonly role: OrganisationRole }

const FIVE_RIVERS = 'Five Rivers Cricket Association'
const HARBOUR = 'Harbour Cricket Association'

type Place = Pick<SampleOrganisation, 'city' | 'about'>

/** A club with a single team of the same name. */
const club = (name: string, more: Place & Partial<SampleOrganisation>): SampleOrganisation => ({
  name,
  kind: 'club',
  teams: [name],
  members: ['owner'],
  ...more,
})

const organisations: readonly SampleOrganisation[] = [
  {
    name: FIVE_RIVERS,
    kind: 'association',
    city: 'Lahore',
    about: 'Runs the Monsoon Cup for the clubs of the five river towns, and trains their scorers.',
    tournaments: ['Monsoon Cup'],
    members: ['owner', 'admin', 'scorer', 'umpire', 'content-editor'],
  },
  {
    name: HARBOUR,
    kind: 'association',
    city: 'Karachi',
    about: 'Five clubs within sight of the sea and one league, played on Sundays from September.',
    tournaments: ['Harbour League, division one'],
    members: ['owner', 'umpire'],
  },
  club('Keamari Docks CC', {
    city: 'Karachi',
    about: 'Founded by dock workers, and still the side to beat on a damp pitch.',
    under: HARBOUR,
    members: ['owner', 'admin', 'scorer', 'coach', 'player'],
  }),
  club('Lyari Athletic CC', {
    city: 'Karachi',
    about: 'Better known for football, and tired of hearing it.',
    under: HARBOUR,
  }),
  club('Manora Lights CC', {
    city: 'Karachi',
    about: 'The side from the island comes to every away match by ferry.',
    under: HARBOUR,
  }),
  club('Gulbai Mills CC', {
    city: 'Karachi',
    about: 'The old mill’s side plays on the mill’s own ground.',
    under: HARBOUR,
    grounds: ['Mills Ground'],
  }),
  club('Hub River CC', {
    city: 'Karachi',
    about: 'The longest drive in the league, and the best tea at the end of it.',
    under: HARBOUR,
    grounds: ['Hub River Ground'],
  }),
  club('Ravi Rovers', {
    city: 'Lahore',
    about: 'Started by students of three colleges who missed the last trial.',
    under: FIVE_RIVERS,
  }),
  club('Soan Valley', {
    city: 'Rawalpindi',
    about: 'Hill cricket: short boundaries, long innings.',
    under: FIVE_RIVERS,
  }),
  club('Indus Gymkhana', {
    city: 'Hyderabad',
    about: 'The oldest members’ pavilion on the river, with a second side for juniors.',
    under: FIVE_RIVERS,
    grounds: ['Fort Road Gymkhana'],
  }),
  {
    name: 'Rivergate Cricket Academy',
    kind: 'academy',
    city: 'Lahore',
    about: 'Nets before school and after it, for players from eight to eighteen.',
    under: FIVE_RIVERS,
    members: ['owner', 'coach'],
  },
  {
    name: 'Canal and Coast Grounds',
    kind: 'ground-owner',
    city: 'Lahore',
    about: 'Three grounds in two cities, for hire by the slot, with floodlights and turf wickets.',
    grounds: ['Canal View Oval', 'Rivergate Ground', 'Seaview Park'],
    members: ['owner', 'ground-manager', 'gate-staff'],
  },
]

type Named = { readonly name: string }

/** A website that nobody can have (RFC 2606). */
const websiteOf = (name: string) =>
  `https://${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`

/** Gives each organisation an id, and its things the id of their organisation. */
export function organise(ids: Ids, country: string) {
  const known = organisations.map((one) => ({ id: ids(), ...one }))
  const ownedBy =
    (which: 'tournaments' | 'teams' | 'grounds') =>
    <T extends Named>(record: T) => {
      const owner = known.find((one) => one[which]?.includes(record.name))
      return { ...record, organisation_id: owner?.id ?? null }
    }
  return {
    organisations: known.map(({ id, name, kind, city, about }) => ({
      id,
      name,
      kind,
      city,
      about,
      country,
      website: websiteOf(name),
      is_sample: true,
    })),
    officers: known.flatMap(({ id, name }) =>
      (officersOf[name] ?? []).map(([position, who]) => ({
        organisation_id: id,
        position,
        name: who,
      })),
    ),
    affiliations: known.flatMap(({ id, under }) =>
      known
        .filter(({ name }) => name === under)
        .map((association) => ({ organisation_id: id, association_id: association.id })),
    ),
    members: known.flatMap(({ id, members }) =>
      members.map((role) => ({ organisationId: id, role })),
    ),
    tournament: ownedBy('tournaments'),
    team: ownedBy('teams'),
    ground: ownedBy('grounds'),
  }
}
