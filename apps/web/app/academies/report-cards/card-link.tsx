import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import { endCardLink, shareCard, showAssessments } from './report-card-calls.ts'
import type { Assessed, Assessments } from './report-card-calls.ts'

export type CardLinkProps = {
  readonly told: Assessments
  readonly student: Assessed
  readonly onChanged: (told: Assessments) => void
}

/** A private link to the report card: made, copied and ended. */
export function CardLink({ told, student, onChanged }: CardLinkProps) {
  const [link, setLink] = useState<string>()
  const of = { organisationId: told.organisation.id, enrolmentId: student.enrolmentId }
  const make = async () => {
    const answer = await shareCard(of)
    if (!answer.ok) return toasts.add('error', answer.message)
    setLink(`${location.origin}${answer.data.data.path}`)
    const { organisation, batch } = told
    const now = await showAssessments({ organisationId: organisation.id, batchId: batch.id })
    if (now.ok) onChanged(now.data.data)
    return undefined
  }
  const end = async () => {
    const answer = await endCardLink(of)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (!answer.ok) return
    setLink(undefined)
    onChanged(answer.data.data)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '')
    toasts.add('success', t.copied)
  }
  return (
    <section className={shared.form} aria-label={t.linkForFamily}>
      <h3>{t.linkForFamily}</h3>
      <p className="pv-small pv-muted">{student.isShared ? t.linkIsOut : t.whatTheLinkIs}</p>
      {link !== undefined && <CopiedLink link={link} copy={copy} />}
      <div className={shared.actions}>
        <Button variant="outline" onClick={() => void make()}>
          {student.isShared ? t.makeAnotherLink : t.makeLink}
        </Button>
        {student.isShared && (
          <Button variant="quiet" onClick={() => void end()}>
            {t.endLink}
          </Button>
        )}
      </div>
    </section>
  )
}

type CopiedLinkProps = { readonly link: string; readonly copy: () => Promise<void> }

function CopiedLink({ link, copy }: CopiedLinkProps) {
  return (
    <output className={shared.headText}>
      <a className="pv-link" href={link}>
        {link}
      </a>
      <Button size="small" variant="outline" onClick={() => void copy()}>
        {t.copyLink}
      </Button>
    </output>
  )
}
