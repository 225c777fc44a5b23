import type { ReportCard } from '@pavilion/contract/academies/report-card-fields.ts'
import { counted } from '#http/answer.ts'
import { newPdf } from '#print/pdf-file.ts'
import { type Style, wrap, writeLine } from '#print/pdf-text.ts'

export type CardToPrint = { readonly card: ReportCard; readonly locale: string }

const LEFT = 56
const WIDTH = 483
const BOTTOM = 780
const BAR = { width: 22, height: 8, gap: 4 }

const INK = '#12211a'
const SOFT = '#596559'
const LINE = '#d8d5c1'
const BRAND = '#0f5132'

const title: Style = { face: 'display', size: 24, colour: BRAND }
const head: Style = { face: 'display', size: 16, colour: INK }
const strong: Style = { face: 'strong', size: 11, colour: INK }
const body: Style = { face: 'text', size: 10, colour: INK }
const small: Style = { face: 'text', size: 9, colour: SOFT }

/** The drawing position: every part moves it down. */
type Pen = { readonly document: PDFKit.PDFDocument; y: number }

/** Moves to a new page when less than `needed` is left. */
function room(pen: Pen, needed: number): void {
  if (pen.y + needed <= BOTTOM) return
  pen.document.addPage()
  pen.y = LEFT
}

function write(pen: Pen, style: Style, text: string): void {
  for (const line of wrap(pen.document, style, { text, width: WIDTH })) {
    room(pen, style.size)
    writeLine(pen.document, style, { text: line, x: LEFT, y: pen.y })
    pen.y += style.size * 1.4
  }
}

function writeHead(pen: Pen, { card, locale }: CardToPrint): void {
  const { organisation, student, programme, batch, term, firstDay, lastDay, coach } = card
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${text}T00:00:00Z`),
    )
  write(pen, title, organisation.name)
  pen.y += 6
  write(pen, head, `Report card of ${student}`)
  pen.y += 4
  write(pen, body, `${programme}, ${batch}`)
  write(pen, small, [term, `${day(firstDay)} – ${day(lastDay)}`].filter(Boolean).join(', '))
  if (coach !== null) write(pen, small, `Coach: ${coach}`)
  if (card.sessions > 0) {
    write(pen, small, `Came to ${card.attended} of ${counted(card.sessions, 'session')}`)
  }
  pen.y += 14
}

function writeSkill(pen: Pen, { name, level, levels }: ReportCard['skills'][number]): void {
  room(pen, 60)
  write(pen, strong, name)
  for (const [at] of levels.entries()) {
    pen.document
      .rect(LEFT + at * (BAR.width + BAR.gap), pen.y, BAR.width, BAR.height)
      .fill(at < level ? BRAND : LINE)
  }
  pen.y += BAR.height + 6
  write(pen, small, `Level ${level} of ${levels.length}: ${levels[level - 1] ?? ''}`)
  pen.y += 8
}

/** A report card as a PDF. */
export async function printCard(asked: CardToPrint): Promise<Uint8Array> {
  const { card } = asked
  const { document, bytes } = newPdf({
    info: { Title: `Report card of ${card.student}`, Author: card.organisation.name },
  })
  const pen: Pen = { document, y: LEFT }
  writeHead(pen, asked)
  for (const skill of card.skills) writeSkill(pen, skill)
  if (card.comment !== '') {
    room(pen, 60)
    write(pen, strong, 'From the coach')
    for (const paragraph of card.comment.split('\n')) write(pen, body, paragraph)
  }
  return bytes()
}
