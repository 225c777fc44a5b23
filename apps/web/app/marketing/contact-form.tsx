import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import * as t from '#texts/marketing.ts'
import styles from './contact-form.module.css'
import { useContactForm } from './use-contact-form.ts'

/** The contact form. What was typed stays until the message is accepted. */
export function ContactForm() {
  const { field, busy, isSent, again, submit } = useContactForm()
  if (isSent) return <Sent again={again} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField {...field('name')} label={t.yourName} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t.yourEmail}
          type="email"
          autoComplete="email"
          help={t.theAnswerGoesThereAnd}
        />
      </div>
      <TextField {...field('subject')} label={t.subject} autoComplete="off" />
      <TextArea {...field('message')} label={t.message} style={{ minHeight: '9lh' }} />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {t.leaveThisEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" busy={busy}>
        {t.sendMessage}
      </Button>
      <noscript>{t.thisFormNeedsJavascriptThe}</noscript>
    </form>
  )
}

/** Replaces the form and takes its focus. */
const Sent = ({ again }: { readonly again: () => void }) => (
  <div className={styles.sent} tabIndex={-1} ref={takeFocus}>
    <p>
      <b>{t.thankYouYourMessageHas}</b>
    </p>
    <p>{t.weReplyByEmail}</p>
    <Button variant="outline" onClick={again}>
      {t.writeAnother}
    </Button>
  </div>
)

const takeFocus = (place: HTMLElement | null) => place?.focus()
