import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { counted } from '#shared/figures.ts'
import { toasts } from '#state/toasts.ts'
import { useClientState } from '#state/use-client-state.ts'
import { writeReview } from '../booking-calls.ts'
import styles from './reviews.module.css'

type ReviewFormProps = { readonly groundId: string; readonly onWritten: () => void }

const all = [5, 4, 3, 2, 1]

/** For who is logged in. Whether they have been there only the server knows, and says. */
export function ReviewForm({ groundId, onWritten }: ReviewFormProps) {
  const isSignedIn = useClientState().auth.token !== null
  const [isOpen, setOpen] = useState(false)
  if (!isSignedIn) return null
  if (!isOpen) {
    return (
      <p>
        <Button variant="outline" icon="edit" onClick={() => setOpen(true)}>
          Write a review
        </Button>
      </p>
    )
  }
  const done = () => {
    setOpen(false)
    onWritten()
  }
  return <Fields groundId={groundId} onWritten={done} />
}

function Fields({ groundId, onWritten }: ReviewFormProps) {
  const [stars, setStars] = useState<number>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (stars === undefined) return setProblem('Choose how many stars.')
    setBusy(true)
    const answer = await writeReview(groundId, { stars, text })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    return onWritten()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.choose}>
        <legend>How was it</legend>
        {all.map((value) => (
          <Checkbox
            key={value}
            kind="radio"
            name="stars"
            checked={stars === value}
            onChange={() => setStars(value)}
          >
            {counted(value, 'star')}
          </Checkbox>
        ))}
      </fieldset>
      <TextArea
        label="In your words"
        rows={4}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p>
        <Button type="submit" busy={busy}>
          Send the review
        </Button>
      </p>
    </form>
  )
}
