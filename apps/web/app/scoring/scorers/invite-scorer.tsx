import { Button } from '@pavilion/kit/button.tsx'
import { useMemo, useState } from 'react'
import { invite } from '#calls/scoring.ts'
import { qrPicture } from '#layout/qr-code.ts'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { send } from '#state/api.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import sheetStyles from '../pad/sheet.module.css'
import styles from './scorers-sheet.module.css'

type Invitation = { readonly link: string; readonly expiresAt: string }

const DAY = 24
const terms = [
  { id: '6', label: t.linkForHours({ hours: 6 }) },
  { id: `${DAY}`, label: t.linkForDays({ days: 1 }) },
  { id: `${DAY * 3}`, label: t.linkForDays({ days: 3 }) },
  { id: `${DAY * 30}`, label: t.linkForDays({ days: 30 }) },
] as const

/** A link for one person, also as a QR code for whoever stands beside. */
export function InviteScorer({ matchId }: { readonly matchId: string }) {
  const [hours, setHours] = useState<string>(`${DAY}`)
  const [invitation, show] = useState<Invitation | null>(null)
  const [refusal, refuse] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const answer = await send(invite, { matchId, hours: Number(hours) })
    setBusy(false)
    if (!answer.ok) return refuse(answer.message)
    const { path, expiresAt } = answer.data.data
    refuse(null)
    return show({ link: `${location.origin}${path}`, expiresAt })
  }
  return (
    <section className={sheetStyles.form}>
      <h3 className={sheetStyles.label}>{t.inviteWithLink}</h3>
      <Choices label={t.howLongTheLinkWorks} choices={terms} chosen={hours} onChoose={setHours} />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button variant="outline" wide busy={isBusy} onClick={() => void make()}>
        {invitation === null ? t.makeALink : t.makeAnotherLink}
      </Button>
      {invitation !== null && <Ready key={invitation.link} {...invitation} />}
    </section>
  )
}

function Ready({ link, expiresAt }: Invitation) {
  const locale = useShell()?.site.locale ?? 'en'
  const [isCopied, setCopied] = useState(false)
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrPicture(link))}`, [link])
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.ready}>
      <img src={picture} width={220} height={220} alt={t.invitationAsQrCode} />
      <p>{t.forOnePersonUntil({ moment: momentHere(expiresAt, locale) })}</p>
      <p className={styles.link}>{link}</p>
      <Button variant="outline" wide onClick={() => void copy()}>
        {isCopied ? common.copied : t.copyTheLink}
      </Button>
    </div>
  )
}
