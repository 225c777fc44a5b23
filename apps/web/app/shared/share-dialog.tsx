import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Chip } from '@pavilion/kit/chip.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Field } from '@pavilion/kit/field.tsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/common.ts'
import { embedCode, sandbox } from './embed-code.ts'
import styles from './share-dialog.module.css'

export type SharedPage = {
  readonly title: string
  /** Its path on this site. */
  readonly path: string
  /** The match that the page is about. */
  readonly matchId?: string | undefined
  /** The tournament whose table is shown with it. */
  readonly tournamentId?: string | undefined
}

type ShareDialogProps = SharedPage & { readonly onClose: () => void }

/** The link of a page, its embeds and, of a match, its overlay. */
export function ShareDialog({ onClose, ...page }: ShareDialogProps) {
  const { title, path, matchId } = page
  const url = (useShell()?.origin ?? '') + path
  // A browser that cannot share has no such function, whatever its types say.
  const canShare = 'share' in navigator
  return (
    <Dialog open onClose={onClose} title={t.share}>
      <div className={styles.ways}>
        <Copied label={t.link} text={url}>
          {canShare && (
            <Button
              variant="outline"
              icon="share"
              onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            >
              {t.sendLink}
            </Button>
          )}
        </Copied>
        {matchId !== undefined && (
          <a
            className={buttonClasses({ variant: 'outline' })}
            href={`/match-central/matches/${matchId}/calendar.ics`}
            download
          >
            {t.addToCalendar}
          </a>
        )}
        <Embeds {...page} />
        {matchId !== undefined && <Overlay matchId={matchId} />}
      </div>
    </Dialog>
  )
}

type CopiedProps = {
  readonly label: string
  readonly text: string
  readonly help?: string
  readonly children?: ReactNode
}

/** A text to copy: it is selected when it is entered, for those whose browser cannot copy by itself. */
function Copied({ label, text, help, children }: CopiedProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.add('success', t.copied),
      () => toasts.add('error', t.notCopied),
    )
  return (
    <Field label={label} help={help}>
      {(control) => (
        <div className={styles.copied}>
          <input {...control} readOnly value={text} onFocus={(event) => event.target.select()} />
          <Button variant="outline" icon="copy" onClick={() => void copy()}>
            {t.copy}
          </Button>
          {children}
        </div>
      )}
    </Field>
  )
}

const looks = [
  { says: t.likeTheReader, query: '' },
  { says: t.light, query: '?theme=light' },
  { says: t.dark, query: '?theme=dark' },
] as const

const TABLE_HEIGHT = 420

const framesOf = ({ matchId, tournamentId }: SharedPage) => [
  ...(matchId === undefined
    ? []
    : [
        { path: `/embed/matches/${matchId}/line`, says: t.scoreLine, height: 98 },
        { path: `/embed/matches/${matchId}/board`, says: t.scoreboard, height: 310 },
      ]),
  ...(tournamentId === undefined
    ? []
    : [
        {
          path: `/embed/tournaments/${tournamentId}/table`,
          says: t.pointsTable,
          height: TABLE_HEIGHT,
        },
        {
          path: `/embed/tournaments/${tournamentId}/fixtures`,
          says: t.fixturesAndResults,
          height: TABLE_HEIGHT,
        },
      ]),
]

type ChoiceProps<Named> = {
  readonly label: string
  readonly among: readonly Named[]
  readonly chosen: Named
  readonly onChoose: (one: Named) => void
}

function Choice<Named extends { readonly says: string }>(props: ChoiceProps<Named>) {
  return (
    <fieldset className={styles.choices}>
      <legend className="pv-hidden">{props.label}</legend>
      {props.among.map((one) => (
        <Chip key={one.says} pressed={one === props.chosen} onClick={() => props.onChoose(one)}>
          {one.says}
        </Chip>
      ))}
    </fieldset>
  )
}

/** What another site may show of the page, as it looks there, with the code for it. */
function Embeds(page: SharedPage) {
  const frames = framesOf(page)
  const origin = useShell()?.origin ?? ''
  const [chosen, setChosen] = useState<(typeof frames)[number]>()
  const [look, setLook] = useState<(typeof looks)[number]>(looks[0])
  const frame = frames.find(({ path }) => path === chosen?.path) ?? frames[0]
  if (frame === undefined) return null
  const path = frame.path + look.query
  const title = `${page.title}, ${frame.says}`
  return (
    <section className={styles.part}>
      <h3 className="pv-panel-heading">{t.embed}</h3>
      <Choice label={t.whatToEmbed} among={frames} chosen={frame} onChoose={setChosen} />
      <Choice label={t.colours} among={looks} chosen={look} onChoose={setLook} />
      <iframe
        key={path}
        className={styles.preview}
        src={path}
        title={t.preview}
        height={frame.height}
        sandbox={sandbox}
      />
      <Copied
        label={t.code}
        text={embedCode({ address: origin + path, title, height: frame.height })}
        help={t.embedHelp}
      />
    </section>
  )
}

const layouts = [
  { layout: 'lower-third', says: t.lowerThird },
  { layout: 'bug', says: t.cornerBug },
  { layout: 'card', says: t.fullCard },
] as const

/** The address of a browser source for OBS and the like. */
function Overlay({ matchId }: { readonly matchId: string }) {
  const origin = useShell()?.origin ?? ''
  const [layout, setLayout] = useState<(typeof layouts)[number]>(layouts[0])
  return (
    <section className={styles.part}>
      <h3 className="pv-panel-heading">{t.overlay}</h3>
      <Choice label={t.layout} among={layouts} chosen={layout} onChoose={setLayout} />
      <Copied
        label={t.overlayAddress}
        text={`${origin}/overlay/matches/${matchId}?layout=${layout.layout}`}
        help={t.overlayHelp}
      />
    </section>
  )
}
