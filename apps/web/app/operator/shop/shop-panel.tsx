import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { type ComponentType, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/operator.ts'
import styles from './shop.module.css'

export type ShopDialogProps<Item> = {
  /** Undefined for a new one. */
  readonly before: Item | undefined
  readonly onClose: () => void
  readonly onChanged: () => void
}

type ShopPanelProps<Item> = {
  readonly title: string
  /** What is said of all of them. */
  readonly lead?: string
  readonly items: readonly Item[]
  /** What is said where there are none. */
  readonly none: string
  readonly add: string
  readonly nameOf: (item: Item) => string
  readonly saysOf: (item: Item) => readonly string[]
  /** Adds one, or changes one. */
  readonly dialog: ComponentType<ShopDialogProps<Item>>
  readonly onChanged: () => void
}

type Kept = { readonly id: string; readonly isSample: boolean }

/** What the site sells by, a row each. */
export function ShopPanel<Item extends Kept>(props: ShopPanelProps<Item>) {
  const { title, lead, items, none, add, dialog: ItemDialog, onChanged } = props
  const [opened, setOpened] = useState<Item | 'new'>()
  const close = () => setOpened(undefined)
  return (
    <Panel level={2} title={title}>
      <div className={styles.stack}>
        {lead !== undefined && <p className="pv-muted">{lead}</p>}
        {items.length === 0 && <p className="pv-muted">{none}</p>}
        <ul className={shared.rows}>
          {items.map((item) => (
            <li key={item.id}>
              <Row
                name={props.nameOf(item)}
                says={props.saysOf(item)}
                isSample={item.isSample}
                onEdit={() => setOpened(item)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outline" onClick={() => setOpened('new')}>
            {add}
          </Button>
        </div>
      </div>
      <Suspense>
        {opened !== undefined && (
          <ItemDialog
            before={opened === 'new' ? undefined : opened}
            onClose={close}
            onChanged={() => {
              close()
              onChanged()
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type RowProps = {
  readonly name: string
  readonly says: readonly string[]
  readonly isSample: boolean
  readonly onEdit: () => void
}

const Row = ({ name, says, isSample, onEdit }: RowProps) => (
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
