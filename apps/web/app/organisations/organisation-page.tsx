import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/organisation-page.ts'
import { apiContext } from '#context.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { BoardHead } from '#shared/board-head.tsx'
import { counted, figure } from '#shared/figures.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { MatchSection } from '#shared/match-section.tsx'
import { orNotFound } from '#shared/or-not-found.ts'
import { organisationWord } from '#shared/labels.ts'
import styles from '#central/detail.module.css'
import { organisationFigures } from './organisation-figures.ts'
import { OrganisationRecords } from './organisation-records.tsx'
import { toRightAddress } from '#central/right-address.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { organisations } = context.get(apiContext)
  const { organisationId } = params
  const { data } = await orNotFound(organisations.show({ organisationId }))
  toRightAddress(new URL(request.url), organisationAddress(data.organisation))
  return data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { organisation, belongsTo, teams } = loaderData
  const { name, kind, country } = organisation
  return headOf(shellOf(matches), {
    title: name,
    description: `${name}, ${organisationWord(kind).toLowerCase()}: ${counted(teams.length, 'team')}, ${counted(organisation.grounds, 'ground')}, ${counted(organisation.matches, 'match', 'matches')}. Fixtures, results and players.`,
    keywords: [name, organisationWord(kind), 'fixtures', 'results'],
    path: organisationAddress(organisation),
    about: {
      '@type': 'SportsOrganization',
      name,
      sport: 'Cricket',
      ...(country !== null && { address: country }),
      ...(belongsTo.length > 0 && { memberOf: belongsTo.map(schemaOf('SportsOrganization')) }),
      ...(teams.length > 0 && { subOrganization: teams.map(schemaOf('SportsTeam')) }),
    },
  })
}

const schemaOf =
  (type: string) =>
  ({ name }: { readonly name: string }) => ({ '@type': type, name })

export default function OrganisationPage({ loaderData }: Route.ComponentProps) {
  const { organisation, belongsTo, live, upcoming, results, ...records } = loaderData
  const { name, kind, country, isPlaying, isSample } = organisation
  return (
    <>
      <BoardHead
        title={name}
        art={<Crest name={name} size={148} />}
        status={isPlaying && <LiveTag>PLAYING</LiveTag>}
        isSample={isSample}
        facts={[organisationWord(kind), country]}
        figures={[
          ...organisationFigures(organisation),
          ...(records.players.length > 0
            ? [{ label: 'players fielded', value: figure(records.players.length) }]
            : []),
        ]}
      />
      <div className={classes('pv-page', styles.sections)}>
        {belongsTo.length > 0 && <BelongsTo associations={belongsTo} />}
        <MatchSection title="Now" matches={live} withTournament />
        <OrganisationRecords name={name} {...records}>
          <MatchSection title="Next up" matches={upcoming} withTournament />
          <MatchSection title="Results" matches={results} withTournament />
        </OrganisationRecords>
      </div>
    </>
  )
}

type BelongsToProps = { readonly associations: Route.ComponentProps['loaderData']['belongsTo'] }

function BelongsTo({ associations }: BelongsToProps) {
  return (
    <p>
      Belongs to{' '}
      {associations.map((association, index) => (
        <span key={association.id}>
          {index > 0 && ', '}
          <Link className="pv-link" to={organisationAddress(association)}>
            {association.name}
          </Link>
        </span>
      ))}
    </p>
  )
}
