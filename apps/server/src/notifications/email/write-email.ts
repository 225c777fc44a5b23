import { emailHtml, type EmailLinks, type EmailPart, siteBrand } from '#messages/messages.ts'
import type { DueEmail, EmailedNotice } from './email.queries.ts'

type Written = { readonly subject: string; readonly text: string; readonly html: string }

/** One email about everything that is due, the notices of one match or order together. */
export function writeEmail(email: DueEmail, { stop, settings }: EmailLinks): Written {
  const { site, notices, isDigest } = email
  const title = titleOf(email)
  const parts = partsOf(email)
  const why = isDigest
    ? `You have chosen to get these notifications of ${site.name} once a day.`
    : `You have chosen to get these notifications of ${site.name} by email.`
  const foot = {
    text: why,
    links: [
      { label: 'Change your settings', url: settings },
      { label: 'Stop these emails', url: stop },
    ],
  }
  const subject = notices.length === 1 ? `${title}: ${oneLine(notices[0]?.body ?? '')}` : title
  return {
    subject: `${oneLine(site.name)}: ${subject}`,
    text: textOf(parts, foot),
    html: emailHtml({ brand: siteBrand(site), language: site.locale, title, parts, foot }),
  }
}

/** A name may hold what would begin another header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

const titleOf = ({ notices }: DueEmail): string => {
  const titles = new Set(notices.map(({ title }) => oneLine(title)))
  const [only] = titles
  return titles.size === 1 && only !== undefined ? only : `${notices.length} notifications`
}

function partsOf({ notices, linkOrigin, site, timeZone }: DueEmail): EmailPart[] {
  const groups = Map.groupBy(notices, ({ title, path }) => `${title}\n${path}`)
  const clock = new Intl.DateTimeFormat(site.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const line = ({ at, body }: EmailedNotice) => `${clock.format(new Date(at))}  ${body}`
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return {
      heading: oneLine(first.title),
      lines: group.map((notice) => (notices.length === 1 ? notice.body : line(notice))),
      link: { label: 'Open', url: new URL(first.path, linkOrigin).href },
    }
  })
}

function textOf(
  parts: readonly EmailPart[],
  { text, links }: Parameters<typeof emailHtml>[0]['foot'],
): string {
  const told = parts.map(({ heading, lines, link }) =>
    [heading, ...lines, ...(link === null ? [] : [link.url])].join('\n'),
  )
  const foot = [text, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n')
  return `${[...told, foot].join('\n\n')}\n`
}
