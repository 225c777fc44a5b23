import type { OutboxMessage as Message } from '@pavilion/contract/messages/outbox-calls.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import styles from './operator.module.css'
import { When } from './when.tsx'

const LINK = /(https?:\/\/[^\s<>"]+)/

/** A message as its recipient would see it, with working links. */
export function OutboxMessage({ message }: { readonly message: Message }) {
  const { channel, to, subject, text, at } = message
  const isMail = channel === 'email'
  return (
    <li className={styles.message}>
      <h2 className={styles.subject}>
        <Icon name={isMail ? 'mail' : 'phone'} label={isMail ? 'E-mail' : 'SMS'} />
        {subject || 'SMS'}
      </h2>
      <p className={styles.line}>
        to <b>{to}</b>, <When at={at} />
      </p>
      <p className={styles.text}>
        {text.split(LINK).map((piece, index) =>
          index % 2 === 1 ? (
            <a key={index} className="pv-link" href={piece}>
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
    </li>
  )
}
