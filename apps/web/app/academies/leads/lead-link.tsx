import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import { type Lead, type Leads, shareLead } from './lead-calls.ts'

/** Makes and copies the link with which a family enrols, its form filled in with what it has told. */
export function LeadLink({ told, lead }: { readonly told: Leads; readonly lead: Lead }) {
  const { batches, organisation } = told
  const likely = batches.find(({ programmeId }) => programmeId === lead.programmeId) ?? batches[0]
  const [batchId, setBatchId] = useState(likely?.id ?? '')
  const [link, setLink] = useState<string>()
  if (likely === undefined) return null
  const make = async () => {
    const answer = await shareLead({ organisationId: organisation.id, id: lead.id, batchId })
    if (answer.ok) setLink(`${location.origin}${answer.data.data.path}`)
    else toasts.add('error', answer.message)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '')
    toasts.add('success', t.copied)
  }
  return (
    <section className={shared.form} aria-label={t.linkToEnrol}>
      <h3>{t.linkToEnrol}</h3>
      <p className="pv-small pv-muted">{t.whatLinkToEnrolIs}</p>
      <PlainSelect
        label={t.batch}
        value={batchId}
        choices={batches.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setBatchId}
      />
      <div className={shared.actions}>
        <Button variant="outline" onClick={() => void make()}>
          {t.makeLink}
        </Button>
        {link !== undefined && (
          <Button variant="outline" onClick={() => void copy()}>
            {t.copyLink}
          </Button>
        )}
      </div>
      {link !== undefined && (
        <output className={shared.headText}>
          <a className="pv-link" href={link}>
            {link}
          </a>
        </output>
      )}
    </section>
  )
}
