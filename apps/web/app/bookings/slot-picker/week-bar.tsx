import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import * as t from '#texts/bookings.ts'
import styles from './slot-picker.module.css'

type WeekBarProps = {
  readonly from: string
  readonly to: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onGo: (weeks: number) => void
}

export function WeekBar({ from, to, isFirst, isLast, onGo }: WeekBarProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <div className={styles.week}>
      <IconButton
        icon="arrow-left"
        label={t.previousWeek}
        disabled={isFirst}
        onClick={() => onGo(-1)}
      />
      <b aria-live="polite">{dayRange(from, to, locale)}</b>
      <IconButton icon="arrow-right" label={t.nextWeek} disabled={isLast} onClick={() => onGo(1)} />
    </div>
  )
}
