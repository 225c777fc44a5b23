import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { counted } from '#shared/figures.ts'
import { offerGround } from './manage-calls.ts'
import styles from './manage.module.css'
import type { PartProps } from './use-save.ts'
import { useSave } from './use-save.ts'

/** Withdraws a ground from hire, or offers it again. */
export function HirePanel(props: PartProps) {
  const { coming, isWithdrawn } = props.desk
  const saving = useSave(props, offerGround)
  return (
    <Panel level={2} title={isWithdrawn ? 'Off the market' : 'On the market'}>
      <div className={styles.form}>
        <p>
          {isWithdrawn
            ? 'Nobody can book this ground. Everything above is kept, and comes back with it.'
            : `It can be booked. ${coming === 0 ? 'Nothing is booked to come.' : `${counted(coming, 'booking')} to come: it can go once they are played or cancelled.`}`}
        </p>
        {saving.problem !== undefined && <p role="alert">{saving.problem}</p>}
        <p>
          <Button
            variant={isWithdrawn ? 'primary' : 'outline'}
            busy={saving.busy}
            onClick={() => void saving.save(isWithdrawn)}
          >
            {isWithdrawn ? 'Put it up for hire again' : 'Take it off the market'}
          </Button>
        </p>
      </div>
    </Panel>
  )
}
