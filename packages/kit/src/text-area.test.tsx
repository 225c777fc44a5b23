import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

test('a text of several lines belongs to its label, its help and its error', () => {
  const markup = renderToStaticMarkup(
    <TextArea id="about" label="About" help="A sentence" error="Too long" defaultValue="Text" />,
  )

  expect(markup).toMatch(/<label [^>]*for="about">About<\/label>/)
  expect(markup).toMatch(/<textarea[^>]* id="about"[^>]* aria-invalid="true"/)
  expect(markup).toContain('aria-describedby="about-help about-error"')
  expect(markup).toContain('>Text</textarea>')
})
