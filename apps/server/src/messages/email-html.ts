/** The name and colours of a site. There is no logo: programs that show no pictures would show a gap. */
export type EmailBrand = {
  readonly name: string
  readonly colour: string
  readonly onColour: string
}

/** Of a site or a club that has chosen none. */
export const houseColours = { colour: '#0f5132', onColour: '#fbf9ef' } as const

export type EmailLink = { readonly label: string; readonly url: string }

/** A heading, sentences below it, and where to read on. */
export type EmailPart = {
  readonly heading: string
  /** An empty one leaves room between two paragraphs. */
  readonly lines: readonly string[]
  readonly link: EmailLink | null
}

type EmailContent = {
  readonly brand: EmailBrand
  /** A BCP 47 tag. */
  readonly language: string
  readonly title: string
  readonly parts: readonly EmailPart[]
  /** Why somebody gets this, and how to get no more. */
  readonly foot: { readonly text: string; readonly links: readonly EmailLink[] }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** For the text of HTML and for attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

/** Programs that know the reader's colours take these; all others the ones in the attributes. */
const NIGHT = `@media (prefers-color-scheme:dark){
.page{background:#090f12!important}.card{background:#10191b!important}
.ink{color:#e9ece2!important}.quiet,.quiet a{color:#a5afa4!important}.part{border-color:#26312f!important}}`

type Paragraphs = { readonly heading: string; readonly links: readonly EmailLink[] }

/** A text as parts of an email. A paragraph that is one of its links is a button that ends the part before it. */
export function paragraphs(text: string, { heading, links }: Paragraphs): EmailPart[] {
  const parts: EmailPart[] = []
  let lines: string[] = []
  const end = (link: EmailLink | null) => {
    if (lines.length > 0 || link !== null) parts.push({ heading, lines, link })
    lines = []
  }
  for (const paragraph of text.split('\n\n')) {
    const link = links.find(({ url }) => url === paragraph.trim())
    if (link !== undefined) end(link)
    else lines = [...lines, ...(lines.length === 0 ? [] : ['']), ...paragraph.split('\n')]
  }
  end(null)
  return parts
}

/** An email in the colours of a site or a club. */
export const emailHtml = ({ brand, language, title, parts, foot }: EmailContent): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${NIGHT}</style>
</head>
<body class="page" style="margin:0;background:#f3f1e4">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f1e4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="${FONT};padding:16px 24px;border-radius:6px 6px 0 0;background:${brand.colour};color:${brand.onColour};font-size:18px;font-weight:700">${escapeHtml(brand.name)}</td></tr>
<tr><td class="card" style="padding:8px 24px 24px;border-radius:0 0 6px 6px;background:#fcfbf4">
<h1 class="ink" style="${FONT};margin:16px 0 0;color:#12211a;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, part.heading !== title, brand)).join('\n')}
</td></tr>
<tr><td class="quiet" style="${FONT};padding:16px 24px;color:#596559;font-size:13px;line-height:20px">${escapeHtml(foot.text)}<br>${foot.links.map(footLink).join(' · ')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

/** A heading that says the same as the title is left out. */
const partHtml = (
  { heading, lines, link }: EmailPart,
  hasHeading: boolean,
  brand: EmailBrand,
): string =>
  `<div class="part" style="margin-top:16px;padding-top:16px;border-top:1px solid #e5e2d1">
${hasHeading ? headingHtml(heading) : ''}
${lines.map(lineHtml).join('\n')}
${link === null ? '' : button(link, brand)}
</div>`

const lineHtml = (line: string): string =>
  line === ''
    ? '<div style="height:8px;line-height:8px">&nbsp;</div>'
    : `<p class="ink" style="${FONT};margin:0 0 4px;color:#12211a;font-size:15px;line-height:22px">${escapeHtml(line)}</p>`

const headingHtml = (heading: string): string =>
  `<h2 class="ink" style="${FONT};margin:0 0 4px;color:#12211a;font-size:16px;line-height:24px">${escapeHtml(heading)}</h2>`

const button = ({ label, url }: EmailLink, { colour, onColour }: EmailBrand): string =>
  `<a href="${escapeHtml(url)}" style="${FONT};display:inline-block;margin-top:8px;padding:10px 16px;border-radius:6px;background:${colour};color:${onColour};font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`

const footLink = ({ label, url }: EmailLink): string =>
  `<a href="${escapeHtml(url)}" style="color:#596559">${escapeHtml(label)}</a>`
