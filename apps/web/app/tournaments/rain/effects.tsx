import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import { placeText } from '../manage/place-text.ts'
import type { Desk, Effect, Preview } from './rain-calls.ts'
import styles from './rain.module.css'

type EffectsProps = {
  readonly preview: Preview
  readonly desk: Desk
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

/** What a plan does to each match and who is told, with the one button that carries it out. */
export function Effects({ preview: { effects }, desk, isBusy, onConfirm }: EffectsProps) {
  const canBe = effects.every(({ problem }) => problem === null)
  return (
    <Panel level={2} title={t.whatWouldHappen}>
      <div className={shared.form} aria-live="polite">
        <p className="pv-small pv-muted">{t.stillNothingHasChanged}</p>
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect.fixtureId}>
              <OneEffect effect={effect} desk={desk} />
            </li>
          ))}
        </ul>
        {canBe ? (
          <div>
            <Button size="large" busy={isBusy} onClick={onConfirm}>
              {t.carryItOut({ count: effects.length })}
            </Button>
          </div>
        ) : (
          <p className={shared.problem}>{t.cannotBeCarriedOut}</p>
        )}
      </div>
    </Panel>
  )
}

type OneProps = { readonly effect: Effect; readonly desk: Desk }

function OneEffect({ effect, desk }: OneProps) {
  const { home, away, problem, reckoning, told } = effect
  return (
    <div className={styles.effect}>
      <h3 className="pv-panel-heading">{t.versus({ home, away })}</h3>
      {problem === null ? (
        <Outcome effect={effect} desk={desk} />
      ) : (
        <p role="alert" className={shared.problem}>
          {problem}
        </p>
      )}
      {reckoning !== null && <Reckoning of={reckoning} />}
      {told.length > 0 && <Whom told={told} />}
    </div>
  )
}

function Outcome({ effect: { says, from, to }, desk }: OneProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const zone = { timeZone: desk.timeZone, locale }
  return (
    <>
      <p className={styles.says}>{says === '' ? t.nothingChangesHere : says}</p>
      {from !== null && to !== null && (
        <p className={styles.places}>
          <del className="pv-muted">{placeText(from, zone)}</del>
          <ins>{placeText(to, zone)}</ins>
        </p>
      )}
    </>
  )
}

type ReckoningProps = { readonly of: NonNullable<Effect['reckoning']> }

function Reckoning({ of }: ReckoningProps) {
  const { balls, ballsPerOver, target, par, quota, powerplayBalls, resources } = of
  const overs = (count: number) => oversText(count, ballsPerOver)
  const rows: readonly (readonly [string, string | number | null])[] = [
    [t.oversLost, overs(of.ballsLost)],
    target === null
      ? [t.oversASide, overs(balls.first)]
      : [t.oversOfTheSecond, overs(balls.second)],
    [t.targetIs, target],
    [t.parAtTheStart, par],
    [t.oversABowler, quota === null ? null : t.quotaIs(quota)],
    [
      t.powerplayIs,
      powerplayBalls === 0 ? null : t.powerplayOvers({ overs: overs(powerplayBalls) }),
    ],
    [t.resourcesOfBoth, resources === null ? null : t.resourcesAre(resources)],
    [t.leastForAResult, t.powerplayOvers({ overs: String(of.minimumOvers) })],
    [t.reckonedBy, of.method],
  ]
  return (
    <dl className={styles.figures}>
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type Told = Effect['told'][number]

function Whom({ told }: { readonly told: readonly Told[] }) {
  return (
    <div>
      <p className={styles.label}>{t.whoIsTold}</p>
      <ul className={styles.told}>
        {told.map((one) => (
          <li key={`${one.role} ${one.team} ${one.name}`}>
            {nameOf(one)}
            <span className="pv-small pv-muted">
              {', '}
              {one.hasEmail ? t.getsAnEmail : t.tellThemYourself}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf({ name, role, team }: Told): string {
  if (role === 'official') return t.toldOfficial({ name })
  if (role === 'scorer') return t.toldScorer({ name })
  return name === '' ? t.toldNobodyOf({ team }) : t.toldForTeam({ name, team })
}
