import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/roles.ts'
import type { Ids } from './sample-people.ts'

/** An organisation of the sample world and, by their names, what is its own. */
export type SampleOrganisation = {
  readonly name: string
  readonly kind: OrganisationKind
  readonly tournaments?: readonly string[]
  readonly teams?: readonly string[]
  readonly grounds?: readonly string[]
  /** The sample accounts that are somebody here, by their role. */
  readonly members: readonly OrganisationRole[]
}

/** A sample account is, in an organisation, what its address says. */
export type SampleMember = { readonly organisationId: string; readonly role: OrganisationRole }

/** A club whose only side bears its name. */
const club = (name: string, more: Partial<SampleOrganisation> = {}): SampleOrganisation => ({
  name,
  kind: 'club',
  teams: [name],
  members: ['owner'],
  ...more,
})

const organisations: readonly SampleOrganisation[] = [
  {
    name: 'Five Rivers Cricket Association',
    kind: 'association',
    tournaments: ['Monsoon Cup'],
    members: ['owner', 'admin', 'scorer', 'umpire', 'content-editor'],
  },
  {
    name: 'Harbour Cricket Association',
    kind: 'association',
    tournaments: ['Harbour League, division one'],
    members: ['owner', 'umpire'],
  },
  club('Keamari Docks CC', { members: ['owner', 'admin', 'scorer', 'coach', 'player'] }),
  club('Lyari Athletic CC'),
  club('Manora Lights CC'),
  club('Gulbai Mills CC', { grounds: ['Mills Ground'] }),
  club('Hub River CC', { grounds: ['Hub River Ground'] }),
  club('Indus Gymkhana', { grounds: ['Fort Road Gymkhana'] }),
  {
    name: 'Rivergate Cricket Academy',
    kind: 'academy',
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

/** Gives each organisation an id, and what is its own the organisation it belongs to. */
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
    members: known.flatMap(({ id, members }) =>
      members.map((role) => ({ organisationId: id, role })),
    ),
    tournament: ownedBy('tournaments'),
    team: ownedBy('teams'),
    ground: ownedBy('grounds'),
  }
}
