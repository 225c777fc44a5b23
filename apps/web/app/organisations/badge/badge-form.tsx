import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { Unsaved } from '#shared/unsaved.tsx'
import { useChange } from '#shared/use-change.ts'
import * as t from '#texts/organisations.ts'
import { type ManagedBadge, saveBadge } from './badge-calls.ts'
import { ColourFields } from './colour-fields.tsx'
import { CrestField } from './crest-field.tsx'

export type BadgePanelProps = {
  readonly organisationId: string
  /** From which the crest is drawn. */
  readonly name: string
}

type BadgeFormProps = BadgePanelProps & {
  readonly first: ManagedBadge
  readonly again: () => Promise<void>
}

export function BadgeForm(props: BadgeFormProps) {
  const { organisationId, name } = props
  const { crest, setCrest, colours, setColours, links, setLinks, ...form } = useBadge(props)
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void form.save(event)}>
      <Unsaved isChanged={form.isChanged} />
      <CrestField
        organisationId={organisationId}
        name={name}
        crest={crest}
        colours={colours}
        onChange={setCrest}
      />
      <ColourFields name={name} colours={colours} onChange={setColours} />
      <TextArea
        label={t.socialLinks}
        help={t.oneLinkPerLine}
        rows={3}
        maxLength={1700}
        inputMode="url"
        spellCheck={false}
        value={links}
        error={form.linkProblem}
        onChange={({ target }) => setLinks(target.value)}
      />
      {form.problem !== undefined && (
        <p role="alert" className={shared.problem}>
          {form.problem}
        </p>
      )}
      <div className={shared.actions}>
        <Button type="submit" busy={form.busy}>
          {t.saveCrestAndColours}
        </Button>
      </div>
    </form>
  )
}

/** "instagram.com/club" is an address as well. */
const addressesIn = (text: string) =>
  text
    .split(/\s+/u)
    .filter((line) => line !== '')
    .map((line) => (/^[a-z]+:/i.test(line) ? line : `https://${line}`))

/** What is chosen, and what was wrong with it when it was last sent. */
function useBadge({ organisationId, first, again }: BadgeFormProps) {
  const [crest, setCrest] = useState(first.crest)
  const [colours, setColours] = useState(first.colours)
  const [links, setLinks] = useState(first.links.join('\n'))
  const [problems, setProblems] = useState<Problems>({})
  const { busy, change } = useChange(again)
  const badge = { crestId: crest?.id ?? null, colours, links: addressesIn(links) }
  const before = { crestId: first.crest?.id ?? null, colours: first.colours, links: first.links }
  const isChanged = busy === undefined && JSON.stringify(badge) !== JSON.stringify(before)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = { organisationId, revision: first.revision, badge }
    const refused = await change('save', () => saveBadge(asked))
    const [error] = refused?.errors ?? []
    const message = error?.message ?? refused?.message
    setProblems(
      error?.path.startsWith('badge.links') ? { linkProblem: message } : { problem: message },
    )
  }
  return {
    crest,
    setCrest,
    colours,
    setColours,
    links,
    setLinks,
    isChanged,
    save,
    ...problems,
    busy: busy !== undefined,
  }
}

type Problems = {
  readonly problem?: string | undefined
  readonly linkProblem?: string | undefined
}
