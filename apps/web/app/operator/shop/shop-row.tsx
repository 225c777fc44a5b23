import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/operator.ts'
import styles from './shop.module.css'

type ShopRowProps = {
  readonly name: string
  readonly says: readonly string[]
  readonly isSample: boolean
  readonly onEdit: () => void
}

/** Something on the operator's list, with the way to change it. */
export const ShopRow = ({ name, says, isSample, onEdit }: ShopRowProps) => (
  <>
    <span className={styles.text}>
      <span className={styles.name}>
        <b>{name}</b>
        {isSample && <Tag>{t.sample}</Tag>}
      </span>
      <span className="pv-small pv-muted">{says.filter((part) => part !== '').join(' · ')}</span>
    </span>
    <span className={shared.actions}>
      <Button size="small" variant="outline" aria-label={t.editNamed({ name })} onClick={onEdit}>
        {t.edit}
      </Button>
    </span>
  </>
)
