import { EmptyState } from '@pavilion/kit/states.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import type { OfferedProgramme } from '@pavilion/contract/academies/programme-fields.ts'
import type { Route } from './+types/offer-page.ts'
import { apiContext } from '#context.ts'
import { orNotFound } from '#shared/or-not-found.ts'
import * as t from '#texts/academies.ts'
import { AskButton } from '../leads/ask-button.tsx'
import { OfferedBatchRow } from './offered-batch.tsx'
import styles from './offer.module.css'
import { agesText, levelText } from './programme-text.ts'

export const loader = async ({ context, params: { organisationId } }: Route.LoaderArgs) => {
  const { academies } = context.get(apiContext)
  const { data } = await orNotFound(academies.offer({ organisationId }))
  return data
}

/** The programmes of an academy, on its page. */
export default function OfferPage({ loaderData: programmes, params }: Route.ComponentProps) {
  const ask = <AskButton organisationId={params.organisationId} />
  if (programmes.length === 0) {
    return <EmptyState action={ask}>{t.noProgrammesOffered}</EmptyState>
  }
  return (
    <section>
      <SectionHeading title={t.programmes} />
      <ul className={styles.programmes}>
        {programmes.map((programme) => (
          <li key={programme.id}>
            <ProgrammeText programme={programme} />
          </li>
        ))}
      </ul>
      <div className={styles.ask}>{ask}</div>
    </section>
  )
}

function ProgrammeText({ programme }: { readonly programme: OfferedProgramme }) {
  const { name, kind, level, about, price, batches } = programme
  const facts = [kind === 'camp' ? t.camp : '', levelText[level], agesText(programme)]
  return (
    <article className={`pv-card ${styles.programme}`}>
      <header className={styles.head}>
        <div>
          <h3 className="pv-panel-heading">{name}</h3>
          <p className="pv-muted">{facts.filter(Boolean).join(', ')}</p>
        </div>
        {price !== '' && <b>{price}</b>}
      </header>
      {about !== '' && <p className={styles.about}>{about}</p>}
      {batches.length === 0 ? (
        <p className="pv-small pv-muted">{t.noBatchNow}</p>
      ) : (
        <ul className={styles.batches}>
          {batches.map((batch) => (
            <li key={batch.id}>
              <OfferedBatchRow batch={batch} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
