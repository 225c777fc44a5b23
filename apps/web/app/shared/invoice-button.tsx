import { Button } from '@pavilion/kit/button.tsx'
import type { ButtonLook } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/common.ts'
import { loadInvoice } from './order-calls.ts'
import { saveFile } from './save-file.ts'

type InvoiceProps = Pick<ButtonLook, 'size'> & { readonly orderId: string }

/** Downloads the invoice of an order as a PDF. */
export function InvoiceButton({ orderId, size }: InvoiceProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await loadInvoice(orderId)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { base64, contentType, fileName } = answer.data.data
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return saveFile(new Blob([bytes], { type: contentType }), fileName)
  }
  return (
    <Button
      variant="outline"
      size={size}
      icon="download"
      busy={busy}
      onClick={() => void download()}
    >
      {t.invoice}
    </Button>
  )
}
