import type { OutboxMessage as Message } from '@pavilion/contract/messages/outbox-calls.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import * as t from '#texts/operator.ts'
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
        <Icon name={isMail ? 'mail' : 'phone'} label={isMail ? t.email : t.sms} />
        {subject || t.sms}
      </h2>
      <p className={styles.line}>
        {t.sentTo({ to, b: (text) => <b key="b">{text}</b> })}, <When at={at} />
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
