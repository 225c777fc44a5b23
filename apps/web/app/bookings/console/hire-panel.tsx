import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { offerGround } from './manage-calls.ts'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'

const hireText = (coming: number): string =>
  coming === 0 ? t.openForBookings : t.bookingsAhead({ coming })

/** Withdraws a ground from hire, or offers it again. */
export function HirePanel(props: PartProps) {
  const { coming, isWithdrawn } = props.managed
  const saving = useSave(props, offerGround)
  return (
    <Panel level={2} title={isWithdrawn ? t.notTakingBookings : t.takingBookings}>
      <div className={shared.form}>
        <p>{isWithdrawn ? t.nobodyCanBookThisGround : hireText(coming)}</p>
        {saving.problem !== undefined && <p role="alert">{saving.problem}</p>}
        <p>
          <Button
            variant={isWithdrawn ? 'primary' : 'outline'}
            busy={saving.busy}
            onClick={() => void saving.save(isWithdrawn)}
          >
            {isWithdrawn ? t.takeBookingsAgain : t.stopTakingBookings}
          </Button>
        </p>
      </div>
    </Panel>
  )
}
