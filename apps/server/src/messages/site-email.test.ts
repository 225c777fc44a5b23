import { expect, test } from 'vitest'
import { siteEmail, type SiteLetterhead } from './site-email.ts'

const site: SiteLetterhead = {
  name: 'Hawks & Sons',
  noReply: 'no-reply@hawks.example',
  locale: 'en-GB',
  theme: { '--pv-brand': '#7a1f2b', '--pv-on-brand': '#ffffff' },
}
const link = 'https://hawks.example/reset-password#token=a&b'
const text = `You asked to reset your password.\nSet a new one:\n\n${link}\n\nNot you? Do nothing.`

const email = siteEmail(site, {
  to: 'ayesha@example.org',
  subject: 'Set a new password',
  text,
  links: [{ label: 'Set it', url: link }],
})

test('a site signs its emails and says its name before the subject', () => {
  expect(email).toMatchObject({
    channel: 'email',
    sender: 'no-reply@hawks.example',
    subject: 'Hawks & Sons: Set a new password',
    text: `${text}\n\nHawks & Sons\n`,
  })
})

test('an email has the colours of its site, and a link of its own is a button in them', () => {
  const { html = '' } = email

  expect(html).toContain('background:#7a1f2b;color:#ffffff;font-size:18px')
  expect(html).toMatch(
    /<a href="https:\/\/hawks\.example\/reset-password#token=a&amp;b" [^>]*background:#7a1f2b[^>]*>Set it<\/a>/,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('token=')
  expect(html.indexOf('Set it')).toBeLessThan(html.indexOf('Not you? Do nothing.'))
})

test('names and words of strangers are no markup', () => {
  const { html = '' } = siteEmail(
    { ...site, name: '<b>Bold</b>', theme: { '--pv-brand': 'red;}' } },
    { to: 'a@example.org', subject: '<img src=x>', text: '"><script>alert(1)</script>' },
  )

  expect(html).not.toMatch(/<(?:b|img|script)\b/)
  expect(html).toContain('background:#0f5132')
})
