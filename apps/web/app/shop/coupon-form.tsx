import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { priceCart } from './cart-calls.ts'
import type { Purchase } from './cart-calls.ts'
import styles from './cart-page.module.css'

type CouponProps = Purchase & { readonly onCode: (code: string | null) => void }

/** One code a cart. What does not apply is refused before it is taken. */
export function CouponForm({ items, code, onCode }: CouponProps) {
  if (code === null) return <CodeField items={items} onCode={onCode} />
  return (
    <p className={styles.code}>
      <span>
        Code <b>{code}</b>
      </span>
      <Button variant="quiet" size="small" onClick={() => onCode(null)}>
        Remove the code
      </Button>
    </p>
  )
}

function CodeField({ items, onCode }: Omit<CouponProps, 'code'>) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const apply = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await priceCart({ items, code: text })
    setBusy(false)
    if (answer.ok) return onCode(answer.data.data.coupon?.code ?? text)
    return setError(answer.errors[0]?.message ?? answer.message)
  }
  return (
    <form className={styles.coupon} onSubmit={(event) => void apply(event)}>
      <TextField
        label="Coupon code"
        value={text}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="outline" busy={busy}>
        Apply
      </Button>
    </form>
  )
}
