import type { Colours } from '@pavilion/contract/organisations/badge-fields.ts'
import { type EmailLinks, emailHtml, houseColours, paragraphs } from '#messages/messages.ts'

/** In whose name and colours a club writes. */
export type Letterhead = {
  readonly club: string
  readonly colours: Colours | null
  readonly siteName: string
  readonly locale: string
  readonly sender: string
}

type Letter = {
  readonly subject: string
  /** Paragraphs with an empty line between them. */
  readonly text: string
  /** Stands in the text as a paragraph of its own, and is a button for programs that show HTML. */
  readonly link?: string | undefined
  readonly links: EmailLinks
  /** Whether the reader has an account, with settings. */
  readonly hasAccount: boolean
}

const WHITE = '#ffffff'
const INK = '#12211a'

/** The one of black and white that is easier to read on a colour. */
function onColour(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? INK : WHITE
}

/** An email of a club to one of its people, in its colours, with a way to get no more of them. */
export function clubLetter(head: Letterhead, letter: Letter) {
  const { club, colours, siteName, locale } = head
  const { subject, text, link, links, hasAccount } = letter
  const why = `${club} writes to its people on ${siteName}.`
  const ways = [
    ...(hasAccount ? [{ label: 'Change your settings', url: links.settings }] : []),
    { label: 'Stop these emails', url: links.stop },
  ]
  return {
    subject: `${club}: ${subject}`,
    text: `${text}\n\n${why}\n${ways.map(({ label, url }) => `${label}: ${url}`).join('\n')}\n`,
    html: emailHtml({
      brand: {
        name: club,
        ...(colours === null
          ? houseColours
          : { colour: colours.first, onColour: onColour(colours.first) }),
      },
      language: locale,
      title: subject,
      parts: paragraphs(text, {
        heading: subject,
        links: link === undefined ? [] : [{ label: 'Open', url: link }],
      }),
      foot: { text: why, links: ways },
    }),
    unsubscribeUrl: links.unsubscribe,
  }
}
