import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { DayList } from './day-list.tsx'
import { EVERYBODY, type NewRule, type RuleKind } from './new-schedule-rule.ts'
import { weekdayName } from './schedule-rule-text.ts'
import { TeamChoice } from './team-choice.tsx'
import type { Managed } from './tournament-calls.ts'

type RuleFieldsProps = {
  readonly managed: Managed
  readonly typed: NewRule
  readonly onChange: (part: Partial<NewRule>) => void
}

type FieldsOf = (props: RuleFieldsProps) => React.ReactNode

const teamsOf = ({ entries }: Managed) =>
  entries
    .filter(({ status }) => status === 'accepted')
    .map(({ team }) => ({ id: String(team.id), name: team.name }))

/** What a rule of the chosen kind asks for. */
export function RuleFields(props: RuleFieldsProps) {
  const Fields = fieldsOf[props.typed.kind]
  return <Fields {...props} />
}

const Ground: FieldsOf = ({ managed, typed, onChange }) => (
  <>
    <TextField
      label={t.ground}
      list="grounds-of-rules"
      value={typed.ground}
      onChange={({ target }) => onChange({ ground: target.value })}
    />
    <datalist id="grounds-of-rules">
      {managed.fields.grounds.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  </>
)

const HomeGround: FieldsOf = (props) => (
  <div className={styles.pair}>
    <TeamChoice
      label={t.team}
      teams={teamsOf(props.managed)}
      value={props.typed.teamId}
      onChange={(teamId) => props.onChange({ teamId })}
    />
    <Ground {...props} />
  </div>
)

const NeverBoth: FieldsOf = ({ managed, typed: { teamIds }, onChange }) => (
  <fieldset className={styles.checks}>
    <legend>{t.teams}</legend>
    {teamsOf(managed).map(({ id, name }) => (
      <Checkbox
        key={id}
        checked={teamIds.includes(id)}
        onChange={({ target }) =>
          onChange({
            teamIds: target.checked ? [...teamIds, id] : teamIds.filter((one) => one !== id),
          })
        }
      >
        {name}
      </Checkbox>
    ))}
  </fieldset>
)

const Meeting: FieldsOf = ({ managed, typed, onChange }) => (
  <>
    <div className={styles.pair}>
      <TeamChoice
        label={t.firstTeam}
        teams={teamsOf(managed)}
        value={typed.teamId}
        onChange={(teamId) => onChange({ teamId })}
      />
      <TeamChoice
        label={t.secondTeam}
        teams={teamsOf(managed)}
        value={typed.otherId}
        onChange={(otherId) => onChange({ otherId })}
      />
    </div>
    <DayList
      title={t.possibleDays}
      label={t.day}
      days={typed.days}
      onChange={(days) => onChange({ days })}
    />
  </>
)

const NoMatches: FieldsOf = ({ managed, typed, onChange }) => (
  <>
    <TeamChoice
      label={t.team}
      teams={[{ id: EVERYBODY, name: t.allTeams }, ...teamsOf(managed)]}
      value={typed.teamId}
      onChange={(teamId) => onChange({ teamId })}
    />
    <div className={styles.pair}>
      <TextField
        label={t.firstDay}
        type="date"
        value={typed.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={t.lastDay}
        type="date"
        value={typed.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
  </>
)

const WEEK = 7

function NoStart({ typed, onChange }: RuleFieldsProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const weekdays = Array.from({ length: WEEK }, (_, at) => (at + 1) % WEEK)
  return (
    <div className={styles.pair}>
      <Choice
        label={t.weekday}
        choices={weekdays.map((day) => [String(day), weekdayName(day, locale)] as const)}
        value={typed.weekday}
        onChange={(weekday) => onChange({ weekday })}
      />
      <TextField
        label={t.startingTime}
        type="time"
        value={typed.time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </div>
  )
}

const Matches: FieldsOf = ({ typed, onChange }) => (
  <TextField
    label={t.matchesAtMost}
    type="number"
    min={1}
    max={10}
    value={typed.matches}
    onChange={({ target }) => onChange({ matches: target.value })}
  />
)

const MostADay: FieldsOf = (props) => (
  <div className={styles.pair}>
    <Ground {...props} />
    <Matches {...props} />
  </div>
)

const OneDay: FieldsOf = ({ typed, onChange }) => (
  <TextField
    label={t.day}
    type="date"
    value={typed.from}
    onChange={({ target }) => onChange({ from: target.value })}
  />
)

const fieldsOf: Readonly<Record<RuleKind, FieldsOf>> = {
  'home-ground': HomeGround,
  'never-both-at-home': NeverBoth,
  'meet-on': Meeting,
  'do-not-meet-on': Meeting,
  'no-matches': NoMatches,
  'no-start': NoStart,
  'most-a-day': MostADay,
  'home-run': Matches,
  'start-from': OneDay,
  'finish-by': OneDay,
}
