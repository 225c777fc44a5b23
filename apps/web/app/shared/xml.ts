const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for elements and attributes; characters that XML 1.0 does not allow are removed. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** An element with text in it. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`

export const xmlAnswer = (body: string, type = 'application/xml'): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
