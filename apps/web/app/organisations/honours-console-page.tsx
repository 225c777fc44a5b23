import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { Route } from './+types/honours-console-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { useChange } from '#shared/use-change.ts'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { honourKinds, honourTitles } from '#central/honour-titles.ts'
import { HonourLine } from '#central/honours-board.tsx'
import styles from '#central/honours-board.module.css'
import { addHonours, type Honours, listHonours, removeHonour } from './manage/manage-calls.ts'

/** What a line that is typed in has to say. */
const honourHelp: Readonly<Record<HonourKind, string>> = {
  title: t.titleLines,
  hundred: t.hundredLines,
  'five-wickets': t.fiveWicketLines,
}

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

type Typed = { readonly kind: HonourKind; readonly text: string }

function AddForm({ organisationId, onAdded }: AddFormProps) {
  const { typed, change, field, busy, onSubmit } = useForm<Typed>({ kind: 'title', text: '' })
  const send = async () =>
    settle(await addHonours({ organisationId, ...typed }), {
      otherwise: 'text',
      onDone: (added) => {
        change({ text: '' })
        onAdded(added)
      },
    })
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
      <p className="pv-muted">{t.whatHonoursAre}</p>
      <PlainSelect
        label={t.whatToAdd}
        value={typed.kind}
        choices={honourKinds.map((value) => ({ value, label: honourTitles[value] }))}
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        label={t.honourLines}
        help={honourHelp[typed.kind]}
        rows={5}
        maxLength={20_000}
        {...field('text')}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t.addToBoard}
        </Button>
      </div>
    </form>
  )
}
