import { Button } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { FormEvent } from 'react'
import * as t from '#texts/common.ts'
import styles from './coupon-row.module.css'

type CouponRowProps = {
  /** The applied coupon. */
  readonly applied: { readonly code: string; readonly title: string } | null
  /** Why the last code does not apply. */
  readonly problem: string | undefined
  readonly onCode: (code: string | null) => void
}

export function CouponRow({ applied, problem, onCode }: CouponRowProps) {
  const [code, setCode] = useState('')
  if (applied) {
    return (
      <p className={styles.coupon}>
        <Icon name="ticket" size={18} />
        <b>{applied.code}</b>
        <span className={styles.title}>{applied.title}</span>
        <button type="button" className="pv-link" onClick={() => onCode(null)}>
          {t.remove}
        </button>
      </p>
    )
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <form className={styles.code} onSubmit={apply} noValidate>
      <TextField
        label={t.couponCode}
        value={code}
        error={problem}
        maxLength={30}
        autoComplete="off"
        autoCapitalize={t.characters}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button variant="outline" type="submit">
        {t.apply}
      </Button>
    </form>
  )
}
