import type { Passkey } from '@pavilion/contract/accounts/passkey.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/accounts.ts'
import styles from './own-page.module.css'
import { hasPasskeys } from './passkey-browser.ts'

const AddDialog = lazy(() =>
  import('./passkey-dialogs.tsx').then((module) => ({ default: module.AddPasskeyDialog })),
)
const RenameDialog = lazy(() =>
  import('./passkey-dialogs.tsx').then((module) => ({ default: module.RenamePasskeyDialog })),
)
const RemoveDialog = lazy(() =>
  import('./factor-proof-dialog.tsx').then((module) => ({ default: module.RemovePasskeyDialog })),
)

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey }

type PasskeysPartProps = {
  readonly passkeys: readonly Passkey[]
  readonly onChanged: () => void
}

/** The account's passkeys, and the ways to change them. */
export function PasskeysPart({ passkeys, onChanged }: PasskeysPartProps) {
  const [open, setOpen] = useState<Open>()
  const box = { onClose: () => setOpen(undefined), onChanged }
  return (
    <div className={styles.part}>
      <h3>
        <b>{t.passkeys}</b>
      </h3>
      <p>{t.passkeysWhy}</p>
      {passkeys.length > 0 && (
        <ul className={styles.wide}>
          {passkeys.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <Button variant="outline" onClick={() => setOpen({ what: 'add' })}>
          {t.addPasskey}
        </Button>
      )}
      <Suspense>
        {open?.what === 'add' && <AddDialog {...box} />}
        {open?.what === 'rename' && <RenameDialog {...box} passkey={open.passkey} />}
        {open?.what === 'remove' && <RemoveDialog {...box} passkey={open.passkey} />}
      </Suspense>
    </div>
  )
}

type ItemProps = { readonly passkey: Passkey; readonly onOpen: (open: Open) => void }

function Item({ passkey, onOpen }: ItemProps) {
  const { name, host, createdAt, lastUsedAt, isSynced } = passkey
  const added = momentHere(createdAt, 'en')
  return (
    <li className={styles.session}>
      <div>
        <b>
          {name} {isSynced && <Tag>{t.passkeySynced}</Tag>}
        </b>
        <small>
          {lastUsedAt === null
            ? t.passkeyUnused({ added })
            : t.passkeyUsed({ added, used: momentHere(lastUsedAt, 'en') })}
        </small>
        {host !== location.hostname && <small>{t.passkeyAtHost({ host })}</small>}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t.renamePasskey({ name })}
          onClick={() => onOpen({ what: 'rename', passkey })}
        >
          {t.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t.removePasskeyNamed({ name })}
          onClick={() => onOpen({ what: 'remove', passkey })}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
