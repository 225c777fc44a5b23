import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import type { ManagedBrand } from '../brand/brand-calls.ts'
import { BrandForm } from '../brand/brand-form.tsx'
import { useBrand } from '../brand/use-brand.ts'
import styles from '../manage/console.module.css'
import type { Managed } from '../manage/tournament-calls.ts'
import { SetUpSummary } from './set-up-summary.tsx'

type SponsorsStepProps = {
  readonly managed: Managed
  readonly brand: ManagedBrand
  readonly onSaved: (brand: ManagedBrand) => Promise<void>
  readonly children: React.ReactNode
}

/** Logo and sponsors, which are saved apart from the rest; `children` leads to the other steps. */
export function SponsorsStep({ managed, brand, onSaved, children }: SponsorsStepProps) {
  const tournamentId = managed.tournament.id
  const form = useBrand({ tournamentId, first: brand, onSaved })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    await (form.isChanged ? form.save(event) : onSaved(brand))
  }
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        <BrandForm
          tournamentId={tournamentId}
          name={managed.fields.name}
          form={form}
          action={t.saveAndGoOn}
          onSubmit={(event) => void submit(event)}
        />
        {children}
      </div>
      <SetUpSummary managed={managed} fields={managed.fields} sponsors={form.sponsors} />
    </div>
  )
}
