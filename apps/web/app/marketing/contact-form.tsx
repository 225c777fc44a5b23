import { Button } from '@pavilion/kit/button.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import styles from './contact-form.module.css'
import { useLetter } from './use-contact-form.ts'

/** The contact form. What was typed stays until the letter is accepted. */
export function ContactForm() {
  const { field, busy, isSent, again, submit } = useLetter()
  if (isSent) return <Sent again={again} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="Your email"
          type="email"
          autoComplete="email"
          help="The answer goes there, and nothing else."
        />
      </div>
      <TextField {...field('subject')} label="Subject" autoComplete="off" />
      <TextArea {...field('message')} label="Message" style={{ minHeight: '9lh' }} />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" busy={busy}>
        SEND MESSAGE
      </Button>
      <noscript>This form needs JavaScript; the address above does not.</noscript>
    </form>
  )
}

/** Replaces the form and takes its focus. */
const Sent = ({ again }: { readonly again: () => void }) => (
  <div className={styles.sent} tabIndex={-1} ref={takeFocus}>
    <p>
      <b>Thank you. Your message has been sent.</b>
    </p>
    <p>We reply by email.</p>
    <Button variant="outline" onClick={again}>
      Write another
    </Button>
  </div>
)

const takeFocus = (place: HTMLElement | null) => place?.focus()
