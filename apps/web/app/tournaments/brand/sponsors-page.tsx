import type { Route } from './+types/sponsors-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsole } from '#shared/tournament-console.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { type ManagedBrand, showBrand } from './brand-calls.ts'
import { BrandForm } from './brand-form.tsx'
import { useBrand } from './use-brand.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownHead(shellOf(matches), {
    title: t.sponsorsLabel,
    description: t.whatSponsorsAre,
    path: `/manage/tournaments/${params.tournamentId}/sponsors`,
  })

/** The logo of a tournament, and who pays for it. */
export default function SponsorsPage({ params: { tournamentId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['tournament-brand', tournamentId],
    call: () => showBrand(tournamentId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(brand) => (
        <TournamentConsole tournament={{ id: tournamentId, name: brand.name }} current="sponsors">
          <Sponsors
            key={brand.revision}
            tournamentId={tournamentId}
            first={brand}
            onSaved={again}
          />
        </TournamentConsole>
      )}
    </ConsoleFrame>
  )
}

type SponsorsProps = {
  readonly tournamentId: string
  readonly first: ManagedBrand
  readonly onSaved: () => Promise<void>
}

function Sponsors({ tournamentId, first, onSaved }: SponsorsProps) {
  const form = useBrand({ tournamentId, first, onSaved })
  return (
    <BrandForm
      tournamentId={tournamentId}
      name={first.name}
      form={form}
      action={t.saveSponsors}
      onSubmit={(event) => void form.save(event)}
    />
  )
}
