import { negative } from '@pavilion/contract/money.ts'
import type { Order, OrderLine, OrderStatus } from '@pavilion/contract/orders/order-fields.ts'
import { printMoney, printRate } from '@pavilion/contract/print-money.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import PDFDocument from 'pdfkit'
import { writeMark } from './invoice-mark.ts'
import { remarksOf, tongue } from './line-remarks.ts'
import { registerFonts, type Style, wrap, writeLine } from '#print/pdf-text.ts'

export type Invoice = {
  readonly site: Site
  /** For print; undefined where the site has none. */
  readonly logo: Buffer | undefined
  readonly order: Order
  readonly buyer: { readonly name: string; readonly email: string }
}

const LEFT = 56
const RIGHT = 539
const BOTTOM = 760
const PRICE_END = 440
const QUANTITY_END = 350
const TITLE_WIDTH = 250
const SUMS_LEFT = 350

const INK = '#12211a'
const SOFT = '#596559'
const LINE = '#d8d5c1'
const HOUSE_BRAND = '#0f5132'

const body: Style = { face: 'text', size: 10, colour: INK }
const strong: Style = { face: 'strong', size: 10, colour: INK }
const small: Style = { face: 'text', size: 8.5, colour: SOFT }

const statuses: { readonly [S in OrderStatus]: string } = {
  pending: 'Not paid yet',
  paid: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Expired',
  'partly refunded': 'Partly refunded',
  refunded: 'Refunded',
}

/** The drawing position: every part moves it down. */
type Pen = { readonly document: PDFKit.PDFDocument; y: number; readonly invoice: Invoice }

const brandOf = ({ theme }: Site): string =>
  /^#[0-9a-f]{6}$/i.test(theme['brand'] ?? '') ? (theme['brand'] ?? '') : HOUSE_BRAND

const dateAt = (instant: string, site: Site) =>
  new Intl.DateTimeFormat(tongue(site.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(new Date(instant))

/** Moves down, or to a new page when less than `needed` is left. */
function down(pen: Pen, by: number, needed = 0): void {
  pen.y += by
  if (pen.y + needed <= BOTTOM) return
  pen.document.addPage()
  pen.y = LEFT
}

function rule({ document, y }: Pen): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(LINE).stroke()
}

function writeHead(pen: Pen): void {
  const { document, invoice } = pen
  const { site, logo, order, buyer } = invoice
  const brand: Style = { face: 'display', size: 24, colour: brandOf(site) }
  writeMark(document, { site, logo, style: brand }, { x: LEFT, y: pen.y })
  writeLine(
    document,
    { ...brand, colour: INK },
    { text: 'Invoice', x: RIGHT, y: pen.y, isEnd: true },
  )
  down(pen, 44)
  const facts = [
    ['Number', order.number],
    ['Placed', dateAt(order.placedAt, site)],
    ...(order.paidAt === null ? [] : [['Paid', dateAt(order.paidAt, site)]]),
    ['Status', statuses[order.status]],
    ['For', `${buyer.name}, ${buyer.email}`],
  ]
  for (const [name = '', value = ''] of facts) {
    writeLine(document, small, { text: name, x: LEFT, y: pen.y + 1.5 })
    writeLine(document, body, { text: value, x: LEFT + 70, y: pen.y })
    down(pen, 17)
  }
  down(pen, 18)
}

function writeTableLine(pen: Pen, line: OrderLine): void {
  const { document, invoice } = pen
  const { currency } = invoice.order
  const titles = wrap(document, body, { text: line.title, width: TITLE_WIDTH })
  const remarks = remarksOf(line, invoice.site.locale).flatMap((text) =>
    wrap(document, small, { text, width: TITLE_WIDTH }),
  )
  down(pen, 0, titles.length * 14 + remarks.length * 12)
  const figures = [
    [String(line.quantity), QUANTITY_END],
    [printMoney(line.unitPrice, currency), PRICE_END],
    [printMoney(line.amount, currency), RIGHT],
  ] as const
  for (const [text, x] of figures) writeLine(document, body, { text, x, y: pen.y, isEnd: true })
  for (const text of titles) {
    writeLine(document, body, { text, x: LEFT, y: pen.y })
    pen.y += 14
  }
  for (const text of remarks) {
    writeLine(document, small, { text, x: LEFT, y: pen.y })
    pen.y += 12
  }
  down(pen, 8)
}

function writeTable(pen: Pen): void {
  const heads = [
    ['Quantity', QUANTITY_END],
    ['Price', PRICE_END],
    ['Amount', RIGHT],
  ] as const
  writeLine(pen.document, small, { text: 'Item', x: LEFT, y: pen.y })
  for (const [text, x] of heads) writeLine(pen.document, small, { text, x, y: pen.y, isEnd: true })
  down(pen, 16)
  rule(pen)
  down(pen, 10)
  for (const line of pen.invoice.order.lines) writeTableLine(pen, line)
  rule(pen)
  down(pen, 12, 120)
}

function sumsOf({ order }: Invoice): (readonly [name: string, amount: MinorUnits])[] {
  const { subtotal, discount, coupon, taxes, total, refunded } = order
  return [
    ['Subtotal', subtotal],
    ...(discount === 0
      ? []
      : [[`Discount${coupon ? ` (${coupon.code})` : ''}`, negative(discount)] as const]),
    ...taxes.map(({ name, rate, inclusive, amount }) => {
      const within = inclusive ? ' (included)' : ''
      return [`${name} ${printRate(rate)}${within}`, amount] as const
    }),
    ['Total', total],
    ...(refunded === 0 ? [] : [['Refunded', negative(refunded)] as const]),
  ]
}

function writeSums(pen: Pen): void {
  for (const [name, minor] of sumsOf(pen.invoice)) {
    const style = name === 'Total' ? strong : body
    const text = printMoney(minor, pen.invoice.order.currency)
    writeLine(pen.document, style, { text: name, x: SUMS_LEFT, y: pen.y })
    writeLine(pen.document, style, { text, x: RIGHT, y: pen.y, isEnd: true })
    down(pen, 17)
  }
}

function writeFoot(pen: Pen): void {
  const { site, order } = pen.invoice
  const isSandbox = order.payments.some(
    ({ provider, status }) => provider === 'sandbox' && status === 'succeeded',
  )
  const notes = [
    ...(isSandbox ? ['This was a test payment. No money has moved.'] : []),
    `Questions? ${site.contactEmail}`,
  ]
  down(pen, 24, 40)
  for (const text of notes) {
    writeLine(pen.document, small, { text, x: LEFT, y: pen.y })
    down(pen, 13)
  }
}

/** The order as a PDF, in the site's brand and the ground's local time. */
export async function printInvoice(invoice: Invoice): Promise<Buffer> {
  const { site, order } = invoice
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `Invoice ${order.number}`, Author: site.name },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  registerFonts(document)
  const pen: Pen = { document, y: LEFT, invoice }
  writeHead(pen)
  writeTable(pen)
  writeSums(pen)
  writeFoot(pen)
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve).once('error', reject)
  })
  document.end()
  await ended
  return Buffer.concat(chunks)
}
