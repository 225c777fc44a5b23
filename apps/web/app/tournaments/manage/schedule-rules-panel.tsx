import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { saveScheduleRules } from './fixture-calls.ts'
import type { ProgrammeProps, ScheduleRule } from './fixture-calls.ts'
import { emptyRule, type NewRule, ruleFrom, ruleKinds } from './new-schedule-rule.ts'
import { RuleFields } from './schedule-rule-fields.tsx'
import { scheduleRuleText } from './schedule-rule-text.ts'
import { useProgrammeChange } from './use-programme-change.ts'
import { refusalText } from '#state/request.ts'

/** What fixtures have to keep to, or are to if they can, rule by rule. */
export function ScheduleRulesPanel({ managed, programme, again }: ProgrammeProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useProgrammeChange(again)
  const { rules: from, brokenRules } = programme
  const nameOf = (id: string) => managed.entries.find(({ team }) => team.id === id)?.team.name ?? id
  const textOf = (rule: ScheduleRule) => scheduleRuleText(rule, { locale, nameOf })
  const save = async (rules: ScheduleRule[]): Promise<boolean> => {
    const asked = { tournamentId: managed.tournament.id, rules, from }
    const refused = await change('rules', () => saveScheduleRules(asked))
    setProblem(refused && refusalText(refused))
    return refused === undefined
  }
  return (
    <FoldingPanel
      title={t.fixtureRules}
      note={t.rulesSet({ count: from.length, broken: brokenRules.length })}
    >
      <div className={shared.form}>
        <p className="pv-small pv-muted">
          {from.length === 0 ? t.noFixtureRules : t.fixtureRulesHelp}
        </p>
        <ul className={styles.list}>
          {from.map((rule, at) => (
            <RuleItem
              key={JSON.stringify(rule)}
              text={textOf(rule)}
              broken={brokenRules.find((one) => one.rule === at)}
              onRemove={() => void save(from.filter((one) => one !== rule))}
            />
          ))}
        </ul>
        <AddRule
          managed={managed}
          problem={problem}
          busy={busy === 'rules'}
          onProblem={setProblem}
          onAdd={async (rule) => isThere(from, rule) || save([...from, rule])}
        />
      </div>
    </FoldingPanel>
  )
}

type RuleItemProps = {
  readonly text: string
  /** For whom the fixtures do not keep it as they are. */
  readonly broken: ProgrammeProps['programme']['brokenRules'][number] | undefined
  readonly onRemove: () => void
}

function RuleItem({ text, broken, onRemove }: RuleItemProps) {
  return (
    <li>
      <span className={styles.text}>
        {text}
        {broken && (
          <span className={`pv-small ${shared.problem}`}>
            {t.ruleNotKept({ teams: broken.teams.join(', ') })}
          </span>
        )}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t.removeRule({ rule: text })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  )
}

const isThere = (rules: readonly ScheduleRule[], rule: ScheduleRule): boolean =>
  rules.some((one) => JSON.stringify(one) === JSON.stringify(rule))

const strengths = [
  ['must', t.aRule],
  ['wish', t.aWish],
] as const

type AddRuleProps = Pick<ProgrammeProps, 'managed'> & {
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onProblem: (problem: string) => void
  readonly onAdd: (rule: ScheduleRule) => Promise<boolean>
}

function AddRule({ managed, problem, busy, onProblem, onAdd }: AddRuleProps) {
  const [typed, setTyped] = useState(emptyRule)
  const change = (part: Partial<NewRule>) => setTyped((before) => ({ ...before, ...part }))
  const add = async () => {
    const rule = ruleFrom(typed)
    if (rule === undefined) return onProblem(t.fillInTheRule)
    if (await onAdd(rule)) setTyped({ ...emptyRule, kind: typed.kind, strict: typed.strict })
    return undefined
  }
  return (
    <div className={styles.box}>
      <Choice
        label={t.ruleKind}
        choices={ruleKinds}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
      />
      <RuleFields managed={managed} typed={typed} onChange={change} />
      <Choice
        label={t.howStrict}
        choices={strengths}
        value={typed.strict}
        onChange={(strict) => change({ strict })}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div>
        <Button variant="outline" busy={busy} onClick={() => void add()}>
          {t.addTheRule}
        </Button>
      </div>
    </div>
  )
}
