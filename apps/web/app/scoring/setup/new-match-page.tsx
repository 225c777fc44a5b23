import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useEffect, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import type { Route } from './+types/new-match-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { keptMatches } from '../book/store.ts'
import { Format } from './format-fields.tsx'
import styles from './new-match-page.module.css'
import { Occasion } from './occasion.tsx'
import { TeamFinder } from './team-finder.tsx'
import { useNewMatch } from './use-new-match.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: common.startAMatch,
    description: t.startDescription,
    path: '/manage/matches/new',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function NewMatchPage() {
  const form = useNewMatch()
  const { draft, change } = form
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">{common.startAMatch}</h1>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <div className={styles.sides}>
          <Side form={form} name="firstName" players="first" title={t.oneTeam} />
          <Side form={form} name="secondName" players="second" title={t.otherTeam} />
        </div>
        <Format form={form} />
        <TextField
          label={t.ground}
          help={t.mayBeLeftEmpty}
          value={draft.ground}
          error={form.problems.ground}
          onChange={({ target }) => change({ ground: target.value })}
        />
        <Occasion form={form} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.isPublic}
            onChange={({ target }) => change({ isPublic: target.checked })}
          />
          {t.inTheListsOfMatches}
        </label>
        {form.refusal && (
          <p role="alert" className={styles.refusal}>
            {form.refusal}
          </p>
        )}
        <Button type="submit" size="large" busy={form.isBusy}>
          {buttonText(form)}
        </Button>
        <p>{t.resultOnlyHint}</p>
      </form>
      <KeptMatches />
    </div>
  )
}

const buttonText = ({ draft, isLater }: ReturnType<typeof useNewMatch>) => {
  if (isLater) return t.scheduleTheMatch
  return draft.toss === '' ? t.toTheToss : t.toTheOpeners
}

type PartProps = { readonly form: ReturnType<typeof useNewMatch> }
type SideProps = PartProps & {
  readonly title: string
  readonly name: 'firstName' | 'secondName'
  readonly players: 'first' | 'second'
}

const PLAYER_LINES = 11

function Side({ form: { draft, problems, change }, title, name, players }: SideProps) {
  const [own, other] =
    players === 'first' ? (['firstId', 'secondId'] as const) : (['secondId', 'firstId'] as const)
  return (
    <fieldset className={styles.side}>
      <legend>{title}</legend>
      <TextField
        label={t.teamsName}
        maxLength={100}
        value={draft[name]}
        error={problems[name]}
        help={draft[own] === '' ? undefined : t.oneOfYourTeams}
        onChange={({ target }) => change({ [name]: target.value })}
      />
      {draft[own] === '' && (
        <TeamFinder
          typed={draft[name]}
          other={draft[other]}
          choose={(team) => change({ [name]: team.name, [own]: team.id })}
        />
      )}
      <TextArea
        label={common.players}
        rows={PLAYER_LINES}
        help={t.playersExample}
        value={draft[players]}
        error={problems[players]}
        onChange={({ target }) => change({ [players]: target.value })}
      />
    </fieldset>
  )
}

const MOST_KEPT = 20

/** The matches that were scored on this device, to go on with. */
function KeptMatches() {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof keptMatches>>>([])
  useEffect(() => {
    void keptMatches().then(setKept, () => undefined)
  }, [])
  if (kept.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t.goOnWithMatch}</h2>
      <ul>
        {kept.slice(0, MOST_KEPT).map(({ id, setup }) => (
          <li key={id}>
            <a href={`/score/${id}`}>
              {setup.teams.map(({ name }) => name).join(' v ')}
              {id.endsWith('#check') && ' (checked)'}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
