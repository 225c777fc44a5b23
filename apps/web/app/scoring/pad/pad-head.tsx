import { classes } from '@pavilion/kit/classes.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import * as t from '#texts/scoring.ts'
import type { Shown } from '../book/sync.ts'
import { syncText } from '../book/sync.ts'
import styles from './pad-head.module.css'
import type { Settings } from './use-settings.ts'

type PadHeadProps = {
  readonly matchId: string
  readonly shown: Shown
  readonly settings: Settings
  /** Nothing that this device records is sent. */
  readonly isChecking: boolean
}

/** The match, and in words whether everything is sent. */
export function PadHead({ matchId, shown, settings, isChecking }: PadHeadProps) {
  const { state, sync, unsent } = shown
  const sides = state?.setup.teams.map(({ name, shortName }) => shortName ?? name).join(' v ')
  return (
    <header className={styles.head}>
      <Link
        className={styles.back}
        to={`/match-central/matches/${matchId}`}
        discover="none"
        aria-label={t.toTheMatch}
      >
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.names}>
        <h1 className="pv-truncate">{sides ?? t.scoreAMatch}</h1>
        <output className={styles.sync}>
          <span
            className={classes(styles.light, sync.kind === 'saved' && styles.saved)}
            aria-hidden
          />
          {isChecking ? t.checkingHere : syncText(sync, unsent)}
        </output>
      </div>
      <IconButton
        icon="sun"
        label={t.forBrightSun}
        aria-pressed={settings.isSunlit}
        onClick={settings.turnSunlight}
      />
      <IconButton
        icon="swap"
        label={t.mirrored}
        aria-pressed={settings.isMirrored}
        onClick={settings.turnMirrored}
      />
    </header>
  )
}
