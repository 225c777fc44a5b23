import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Route } from './+types/honours-console-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useChange } from '#shared/use-change.ts'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { honourKinds, honourTitles } from '#central/honour-titles.ts'
import { HonourLine } from '#central/honours-board.tsx'
import styles from '#central/honours-board.module.css'
import { honourHelp } from './honour-texts.ts'
import { addHonours, type Honours, listHonours, removeHonour } from './manage/manage-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.honoursBoard,
    description: t.whatHonoursAre,
    path: '/manage',
  })

/** The honours board of a club: what was typed in, and what follows from its matches. */
export default function HonoursConsolePage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['honours', organisationId],
    call: () => listHonours(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(honours) => <Page key={honours.organisation.id} first={honours} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Honours }) {
  const [{ organisation, honours }, setHonours] = useState(first)
  const { busy, change } = useChange(setHonours)
  const typed = honours.filter(({ id }) => id !== null)
  const remove = (id: string) =>
    change(id, () => removeHonour({ organisationId: organisation.id, id }))
  return (
    <OrganisationConsole organisation={organisation} current="honours">
      <Panel level={2} title={t.addToBoard}>
        <AddForm organisationId={organisation.id} onAdded={setHonours} />
      </Panel>
      <Panel level={2} title={t.typedIn} note={typed.length > 0 && typed.length}>
        <p className="pv-muted">
          {typed.length === 0 ? t.nothingTyped : null}{' '}
          {t.fromMatches({ count: honours.length - typed.length })}
        </p>
        <ul className={shared.rows}>
          {typed.map((honour) => (
            <li key={honour.id}>
              <span className={styles.row}>
                <HonourLine honour={honour} />
              </span>
              <IconButton
                icon="close"
                label={t.removeHonour({ season: honour.season, achievement: honour.achievement })}
                disabled={busy !== undefined}
                onClick={() => void remove(honour.id ?? '')}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </OrganisationConsole>
  )
}

type AddFormProps = {
  readonly organisationId: string
  readonly onAdded: (honours: Honours) => void
}

function AddForm({ organisationId, onAdded }: AddFormProps) {
  const [kind, setKind] = useState<HonourKind>('title')
  const [text, setText] = useState('')
  const { busy, problems, submit } = useSubmission()
  const send = async () =>
    settle(await addHonours({ organisationId, kind, text }), {
      otherwise: 'text',
      onDone: (added) => {
        setText('')
        onAdded(added)
      },
    })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <p className="pv-muted">{t.whatHonoursAre}</p>
      <PlainSelect
        label={t.whatToAdd}
        value={kind}
        choices={honourKinds.map((value) => ({ value, label: honourTitles[value] }))}
        onChange={setKind}
      />
      <TextArea
        label={t.honourLines}
        help={honourHelp[kind]}
        rows={5}
        maxLength={20_000}
        value={text}
        error={problems['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t.addToBoard}
        </Button>
      </div>
    </form>
  )
}
