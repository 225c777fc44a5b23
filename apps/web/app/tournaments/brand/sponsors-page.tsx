import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Route } from './+types/sponsors-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { TournamentConsole } from '#shared/tournament-console.tsx'
import { Unsaved } from '#shared/unsaved.tsx'
import { useChange } from '#shared/use-change.ts'
import { randomId } from '#state/random-id.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { type ManagedBrand, type ManagedSponsor, saveBrand, showBrand } from './brand-calls.ts'
import { LogoField } from './logo-field.tsx'
import { SponsorFields } from './sponsor-fields.tsx'
import styles from './sponsors.module.css'

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
          <BrandForm key={brand.revision} tournamentId={tournamentId} first={brand} again={again} />
        </TournamentConsole>
      )}
    </ConsoleFrame>
  )
}

type BrandFormProps = {
  readonly tournamentId: string
  readonly first: ManagedBrand
  readonly again: () => Promise<void>
}

const blank = (): ManagedSponsor => ({
  id: randomId(),
  name: '',
  link: '',
  place: 'table',
  picture: null,
})

function BrandForm(props: BrandFormProps) {
  const { tournamentId, first } = props
  const { logo, setLogo, sponsors, setSponsors, isChanged, busy, problem, save } = useBrand(props)
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void save(event)}>
      <Unsaved isChanged={isChanged} />
      <Panel level={2} title={t.logoOfTheTournament}>
        <LogoField
          tournamentId={tournamentId}
          name={first.name}
          picture={logo}
          onChange={setLogo}
        />
      </Panel>
      <Panel level={2} title={t.sponsorsLabel}>
        <p className="pv-small pv-muted">{t.whatSponsorsAre}</p>
        {sponsors.map((one, at) => (
          <SponsorFields
            key={one.id}
            tournamentId={tournamentId}
            number={at + 1}
            sponsor={one}
            onChange={(changed) => setSponsors(sponsors.with(at, changed))}
            onRemove={() => setSponsors(sponsors.toSpliced(at, 1))}
          />
        ))}
        <div className={styles.add}>
          <Button variant="outline" onClick={() => setSponsors([...sponsors, blank()])}>
            {t.addASponsor}
          </Button>
        </div>
      </Panel>
      {problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" size="large" busy={busy}>
          {t.saveSponsors}
        </Button>
      </div>
    </form>
  )
}

/** What is typed, and what was wrong with it when it was last sent. */
function useBrand({ tournamentId, first, again }: BrandFormProps) {
  const [logo, setLogo] = useState(first.logo)
  const [sponsors, setSponsors] = useState(first.sponsors)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const typed = JSON.stringify([logo, sponsors])
  const isChanged = busy === undefined && typed !== JSON.stringify([first.logo, first.sponsors])
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const named = sponsors.map(({ picture, ...one }) => ({
      ...one,
      pictureId: picture?.id ?? null,
    }))
    const brand = { logoId: logo?.id ?? null, sponsors: named }
    const asked = { tournamentId, revision: first.revision, brand }
    const refused = await change('save', () => saveBrand(asked))
    setProblem(refused?.errors[0]?.message ?? refused?.message)
  }
  return {
    logo,
    setLogo,
    sponsors,
    setSponsors,
    isChanged,
    busy: busy !== undefined,
    problem,
    save,
  }
}
