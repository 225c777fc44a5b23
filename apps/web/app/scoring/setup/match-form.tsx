import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { lazy, Suspense } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { Format } from './format-fields.tsx'
import styles from './new-match-page.module.css'
import { Occasion } from './occasion.tsx'
import type { Sheet } from './sheet-draft.ts'
import type { Team } from './team-draft.ts'
import { TeamFinder } from './team-finder.tsx'
import { useNewMatch } from './use-new-match.ts'

const GroundFinder = lazy(async () => ({
  default: (await import('./ground-finder.tsx')).GroundFinder,
}))

type MatchFormProps = {
  /** The team sheet that the match is started from, if there is one. */
  readonly sheet?: Sheet
  /** The team whose page it is started from, if there is one. */
  readonly team?: Team
}

/** What a match is made from. */
export function MatchForm({ sheet, team }: MatchFormProps) {
  const form = useNewMatch(sheet, team)
  const { draft, change } = form
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={styles.sides}>
        <Side form={form} name="firstName" players="first" title={t.oneTeam} />
        <Side form={form} name="secondName" players="second" title={t.otherTeam} />
      </div>
      <Format form={form} />
      <Ground form={form} />
      <Occasion form={form} isOpen={sheet !== undefined} />
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
  )
}

const buttonText = ({ draft, isLater }: ReturnType<typeof useNewMatch>) => {
  if (isLater) return t.scheduleTheMatch
  return draft.toss === '' ? t.toTheToss : t.toTheOpeners
}

type PartProps = { readonly form: ReturnType<typeof useNewMatch> }

/** One that is known here, or a new one by its name. */
function Ground({ form: { draft, problems, change } }: PartProps) {
  return (
    <div className={styles.side}>
      <TextField
        label={t.ground}
        help={draft.groundId === '' ? t.mayBeLeftEmpty : t.groundIsKnown}
        maxLength={100}
        value={draft.ground}
        error={problems.ground}
        onChange={({ target }) => change({ ground: target.value })}
      />
      {draft.groundId === '' && draft.ground !== '' && (
        <Suspense>
          <GroundFinder
            typed={draft.ground}
            choose={({ id, name }) => change({ ground: name, groundId: id })}
          />
        </Suspense>
      )}
    </div>
  )
}

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
