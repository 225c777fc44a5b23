import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { Ids } from './sample-people.ts'

/** An organisation of the sample world and, by name, what belongs to it. */
export type SampleOrganisation = {
  readonly name: string
  readonly kind: OrganisationKind
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

/** A club with a single team of the same name. */
const club = (name: string, more: Partial<SampleOrganisation> = {}): SampleOrganisation => ({
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
    tournaments: ['Monsoon Cup'],
    members: ['owner', 'admin', 'scorer', 'umpire', 'content-editor'],
  },
  {
    name: HARBOUR,
    kind: 'association',
    tournaments: ['Harbour League, division one'],
    members: ['owner', 'umpire'],
  },
  club('Keamari Docks CC', {
    under: HARBOUR,
    members: ['owner', 'admin', 'scorer', 'coach', 'player'],
  }),
  club('Lyari Athletic CC', { under: HARBOUR }),
  club('Manora Lights CC', { under: HARBOUR }),
  club('Gulbai Mills CC', { under: HARBOUR, grounds: ['Mills Ground'] }),
  club('Hub River CC', { under: HARBOUR, grounds: ['Hub River Ground'] }),
  club('Ravi Rovers', { under: FIVE_RIVERS }),
  club('Soan Valley', { under: FIVE_RIVERS }),
  club('Indus Gymkhana', { under: FIVE_RIVERS, grounds: ['Fort Road Gymkhana'] }),
  {
    name: 'Rivergate Cricket Academy',
    kind: 'academy',
    under: FIVE_RIVERS,
    members: ['owner', 'coach'],
  },
  {
    name: 'Canal and Coast Grounds',
    kind: 'ground-owner',
    grounds: ['Canal View Oval', 'Rivergate Ground', 'Seaview Park'],
    members: ['owner', 'ground-manager', 'gate-staff'],
  },
]

type Named = { readonly name: string }

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
    organisations: known.map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      country,
      is_sample: true,
    })),
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
