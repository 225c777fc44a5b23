import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { timeAt } from '#shared/dates.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import * as t from '#texts/tournaments.ts'
import type { Desk, RainMatch } from './rain-calls.ts'
import styles from './rain.module.css'
import type { Kind, TypedCall } from './typed-plan.ts'

const phases: Readonly<Record<RainMatch['phase'], string>> = {
  'not begun': t.phaseNotBegun,
  toss: t.phaseToss,
  'first innings': t.phaseFirst,
  interval: t.phaseInterval,
  'second innings': t.phaseSecond,
  over: t.phaseOver,
}

type MatchCallProps = {
  readonly match: RainMatch
  readonly desk: Desk
  readonly typed: TypedCall | undefined
  readonly onChange: (typed: TypedCall) => void
}

/** What happens to one match. */
export function MatchCall({ match, desk, typed, onChange }: MatchCallProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { home, away, phase, startsAt, ground, score, noMethod, needsTarget } = match
  const names = { home: home.name, away: away.name }
  const when = startsAt === null ? '' : timeAt(startsAt, { locale, timeZone: desk.timeZone })
  return (
    <Panel level={2} title={t.versus(names)} note={<Tag>{phases[phase]}</Tag>}>
      <div className={shared.form}>
        <p className="pv-small pv-muted">{[when, ground, score].filter(Boolean).join(', ')}</p>
        {needsTarget && <p className={styles.due}>{t.needsATarget}</p>}
        {phase !== 'over' && typed !== undefined && (
          <>
            <PlainSelect
              label={t.whatHappens(names)}
              value={typed.kind}
              choices={choicesOf(match)}
              onChange={(kind) => onChange({ ...typed, kind })}
            />
            {noMethod !== null && <p className="pv-small pv-muted">{noMethod}</p>}
            {typed.kind === 'resume' && <Times match={match} typed={typed} onChange={onChange} />}
            {typed.kind === 'move' && <Where typed={typed} desk={desk} onChange={onChange} />}
          </>
        )}
      </div>
    </Panel>
  )
}

/** What has begun cannot be moved, and without a method no overs are reckoned. */
function choicesOf({ phase, noMethod, needsTarget }: RainMatch) {
  const isBefore = phase === 'not begun' || phase === 'toss'
  const resumption = isBefore ? t.startsLate : t.playResumes
  const choices: { value: Kind; label: string; isOffered: boolean }[] = [
    { value: 'none', label: t.nothingHappens, isOffered: true },
    {
      value: 'resume',
      label: needsTarget && phase === 'interval' ? t.setTheTarget : resumption,
      isOffered: noMethod === null,
    },
    { value: 'end', label: t.noMorePlay, isOffered: true },
    { value: 'move', label: t.playedElsewhere, isOffered: phase === 'not begun' },
  ]
  return choices.filter(({ isOffered }) => isOffered)
}

type TimesProps = Pick<MatchCallProps, 'match' | 'onChange'> & { readonly typed: TypedCall }

function Times({ match: { phase }, typed, onChange }: TimesProps) {
  const isBefore = phase === 'not begun' || phase === 'toss'
  const field = (name: 'stopped' | 'resumes' | 'cutOff' | 'lost' | 'madeUp') => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [name]: target.value }),
  })
  return (
    <div className={styles.times}>
      <TextField
        label={isBefore ? t.scheduledStart : t.playStopped}
        type="time"
        {...field('stopped')}
      />
      <TextField
        label={isBefore ? t.startsAtTime : t.playResumesAt}
        type="time"
        {...field('resumes')}
      />
      <TextField label={t.latestEnd} type="time" {...field('cutOff')} />
      <TextField label={t.minutesLostBefore} inputMode="numeric" {...field('lost')} />
      <TextField
        label={t.minutesMadeUp}
        help={t.minutesMadeUpHelp}
        inputMode="numeric"
        {...field('madeUp')}
      />
    </div>
  )
}

type WhereProps = Pick<MatchCallProps, 'desk' | 'onChange'> & { readonly typed: TypedCall }

function Where({ typed, desk, onChange }: WhereProps) {
  const id = `grounds-of-${desk.day}`
  return (
    <div className={shared.pair}>
      <TextField
        label={t.dayAndTime}
        type="datetime-local"
        value={typed.wall}
        onChange={({ target }) => onChange({ ...typed, wall: target.value })}
      />
      <TextField
        label={t.ground}
        list={id}
        maxLength={100}
        value={typed.ground}
        onChange={({ target }) => onChange({ ...typed, ground: target.value })}
      />
      <datalist id={id}>
        {desk.grounds.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </div>
  )
}
