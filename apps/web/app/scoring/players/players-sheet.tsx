import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { barredText } from '#shared/barred-text.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { ruleAgainst, useBarred } from '../limits/use-barred.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { askAbout, playerChanges, possibleChanges, returnsOf } from './player-change.ts'
import type { Asked, PlayerChange } from './player-change.ts'

type PlayersSheetProps = {
  readonly matchId: string
  readonly state: MatchState
  readonly pad: Pad
}

const changeOf = (id: string): PlayerChange | null =>
  playerChanges.find((one) => one.id === id)?.id ?? null

/** Who plays: substitutes in the field, replacements, another keeper or captain, a batter who is absent. */
export function PlayersSheet({ matchId, state, pad }: PlayersSheetProps) {
  const whyNot = useWhyNot(matchId)
  const [change, setChange] = useState<PlayerChange | null>(pad.joining === null ? null : 'joined')
  const record = (fact: PlayFact) => void pad.record(() => [fact])
  if (change !== null) {
    const back = () => setChange(null)
    return (
      <Steps state={state} change={change} record={record} pad={pad} back={back} whyNot={whyNot} />
    )
  }
  const returns = returnsOf(state)
  return (
    <Sheet title={common.players} onClose={() => pad.close('players')}>
      {returns.length > 0 && (
        <Choices
          label={t.offTheField}
          choices={returns.map(({ label, note }) => ({ id: label, label, note }))}
          onChoose={(id) => {
            const found = returns.find(({ label }) => label === id)
            if (found !== undefined) record(found.fact)
          }}
        />
      )}
      <Choices
        label={t.whatChanges}
        choices={possibleChanges(state)}
        onChoose={(id) => setChange(changeOf(id))}
      />
    </Sheet>
  )
}

type StepsProps = Omit<PlayersSheetProps, 'matchId'> & {
  readonly change: PlayerChange
  readonly record: (fact: PlayFact) => void
  readonly back: () => void
  readonly whyNot: ReturnType<typeof useWhyNot>
}

/** One question after the other; the last answer records. */
function Steps({ state, change, record, pad, back, whyNot }: StepsProps) {
  const [answers, setAnswers] = useState<readonly string[]>(
    pad.joining === null ? [] : [pad.joining],
  )
  const [refusal, refuse] = useState<string | null>(null)
  const asked = askAbout(state, change, answers)
  const answer = (id: string) => {
    const next = askAbout(state, change, [...answers, id])
    if (!('fact' in next)) return setAnswers([...answers, id])
    const verdict = judge(state, next.fact)
    return verdict.ok ? record(next.fact) : refuse(verdict.message)
  }
  const goBack = () => (answers.length === 0 ? back() : setAnswers(answers.slice(0, -1)))
  if ('fact' in asked) return null
  return (
    <Sheet title={asked.title} onClose={() => pad.close('players')}>
      <Choices
        label={asked.title}
        choices={asked.choices.map((choice) => ({
          ...choice,
          note: whyNot(asked.joins, choice.label) ?? choice.note,
        }))}
        onChoose={answer}
      />
      {asked.typed !== undefined && (
        <Typed {...asked.typed} answer={answer} whyNot={(name) => whyNot(asked.joins, name)} />
      )}
      {refusal !== null && (
        <p role="alert" className={styles.problem}>
          {refusal}
        </p>
      )}
      <div className={styles.form}>
        <Button variant="outline" wide onClick={goBack}>
          {t.back}
        </Button>
      </div>
    </Sheet>
  )
}

/** Why somebody of a name may not play for a team; undefined where nothing stands against it. */
function useWhyNot(matchId: string) {
  const barred = useBarred(matchId)
  return (team: string | undefined, name: string): string | undefined => {
    const rule = team === undefined ? undefined : ruleAgainst(barred, team, name)
    return rule && barredText(rule)
  }
}

type TypedProps = NonNullable<Asked['typed']> & {
  readonly answer: (name: string) => void
  readonly whyNot: (name: string) => string | undefined
}

/** Somebody who is in neither list: a member of the crowd may field, a late player joins. */
function Typed({ label, button, answer, whyNot }: TypedProps) {
  const [name, setName] = useState('')
  const isEmpty = name.trim() === ''
  const against = whyNot(name)
  return (
    <div className={styles.form}>
      <TextField
        label={label}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {against !== undefined && <output className={styles.problem}>{against}</output>}
      <Button
        variant="outline"
        wide
        aria-disabled={isEmpty || undefined}
        onClick={() => !isEmpty && answer(name.trim())}
      >
        {against === undefined ? button : t.allTheSame}
      </Button>
    </div>
  )
}
