import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import {
  type EmailBrand,
  type EmailLink,
  emailHtml,
  houseColours,
  paragraphs,
} from './email-html.ts'
import type { NewMessage } from './message.queries.ts'

/** In whose name and colours a site writes. */
export type SiteLetterhead = Pick<Site, 'name' | 'noReply' | 'locale' | 'theme'>

type SiteEmail = {
  readonly to: string
  /** Without the name of the site. */
  readonly subject: string
  /** Paragraphs with an empty line between them. */
  readonly text: string
  /** Each stands in the text as a paragraph of its own, and is a button for programs that show HTML. */
  readonly links?: readonly EmailLink[]
}

const COLOUR = /^#[\da-f]{6}$/i

/** The name and the colours of a site; those of the house where it has chosen none. */
export function siteBrand({ name, theme }: Pick<SiteLetterhead, 'name' | 'theme'>): EmailBrand {
  const colour = theme['--pv-brand'] ?? ''
  const onColour = theme['--pv-on-brand'] ?? ''
  const own = COLOUR.test(colour) && COLOUR.test(onColour) ? { colour, onColour } : houseColours
  return { name, ...own }
}

/** An email of a site that answers something its reader did, or that they have to know. */
export function siteEmail(site: SiteLetterhead, email: SiteEmail): NewMessage {
  const { name, noReply, locale } = site
  const { to, subject, text, links = [] } = email
  return {
    channel: 'email',
    sender: noReply,
    to,
    subject: `${name}: ${subject}`,
    text: `${text}\n\n${name}\n`,
    html: emailHtml({
      brand: siteBrand(site),
      language: locale,
      title: subject,
      parts: paragraphs(text, { heading: subject, links }),
      foot: { text: name, links: [] },
    }),
  }
}
