import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import styles from './new-match-page.module.css'

type SwitchProps = {
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly label: string
  readonly says?: string | undefined
}

export const Switch = ({ isOn, turn, label, says }: SwitchProps) => (
  <>
    <Checkbox checked={isOn} onChange={({ target }) => turn(target.checked)}>
      {label}
    </Checkbox>
    <Wrong says={says} />
  </>
)

export const Wrong = ({ says }: { readonly says: string | undefined }) =>
  says === undefined ? null : (
    <p role="alert" className={styles.refusal}>
      {says}
    </p>
  )
