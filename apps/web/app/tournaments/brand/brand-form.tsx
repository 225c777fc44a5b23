import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { Unsaved } from '#shared/unsaved.tsx'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import type { ManagedSponsor } from './brand-calls.ts'
import { LogoField } from './logo-field.tsx'
import { SponsorFields } from './sponsor-fields.tsx'
import styles from './sponsors.module.css'
import type { useBrand } from './use-brand.ts'

const MeanwhileDialog = lazy(() =>
  import('../manage/meanwhile-dialog.tsx').then((module) => ({ default: module.MeanwhileDialog })),
)

type BrandFormProps = {
  readonly tournamentId: string
  /** Of the tournament, for the crest that is drawn where no logo was sent. */
  readonly name: string
  readonly form: ReturnType<typeof useBrand>
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

const blank = (): ManagedSponsor => ({
  id: randomId(),
  name: '',
  link: '',
  place: 'table',
  picture: null,
})

/** The logo of a tournament, and who pays for it. */
export function BrandForm({ tournamentId, name, form, action, onSubmit }: BrandFormProps) {
  const { logo, setLogo, sponsors, setSponsors, isChanged, busy, problem } = form
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <Unsaved isChanged={isChanged} />
      <Suspense>
        {form.theirs !== undefined && (
          <MeanwhileDialog
            lead={`${t.sponsorsChangedMeanwhile} ${t.ownInputStays}`}
            onLoad={form.load}
            onClose={form.leave}
          />
        )}
      </Suspense>
      <Panel level={2} title={t.logoOfTheTournament}>
        <LogoField tournamentId={tournamentId} name={name} picture={logo} onChange={setLogo} />
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
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
