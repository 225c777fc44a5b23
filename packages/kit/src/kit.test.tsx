import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnchorContext } from './anchor.ts'
import type { AnchorProps } from './anchor.ts'
import { Button, ButtonLink } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { findChoices } from './choices.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { fillCode, isWhole, rubOut } from './code.ts'
import { IconButton } from './icon-button.tsx'
import { LinkTab, LinkTabs } from './link-tabs.tsx'
import { Menu } from './menu.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { EmptyState, ErrorState } from './states.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { createToastQueue } from './toast-queue.ts'
import { Toasts } from './toasts.tsx'

test('a button sends no form unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a busy button keeps its label, and says that it is busy and cannot be pressed', () => {
  const html = renderToStaticMarkup(<Button busy>LOGIN</Button>)

  expect(html).toContain('LOGIN')
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
})

test('a link that looks like a button is a link', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/pricing">Plans</ButtonLink>)).toContain(
    'href="/pricing"',
  )
})

test('an icon button has a name', () => {
  expect(renderToStaticMarkup(<IconButton icon="close" label="Close" />)).toContain(
    'aria-label="Close"',
  )
})

test('a field ties its label, help and error to its input', () => {
  const html = renderToStaticMarkup(
    <TextField id="first" label="First name" help="As on your card" error="Too short" />,
  )

  expect(html).toContain('for="first"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="first-help first-error"')
  expect(html).toContain('id="first-error"')
})

test('a valid field is not called invalid', () => {
  const html = renderToStaticMarkup(<TextField id="first" label="First name" />)

  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('a password is hidden at first', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" />)

  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show password"')
})

test('a checkbox shows how many it would match', () => {
  expect(renderToStaticMarkup(<Checkbox count={11}>T20</Checkbox>)).toContain('>11<')
})

test('typing fills a box and goes on', () => {
  expect(fillCode('    ', 0, '4')).toEqual({ code: '4   ', focus: 1 })
  expect(fillCode('471 ', 3, '2')).toEqual({ code: '4712', focus: 3 })
  expect(fillCode('4   ', 1, 'x')).toEqual({ code: '4   ', focus: 1 })
})

test('a pasted code spreads over the boxes and the rest is dropped', () => {
  expect(fillCode('    ', 0, '47 12 99')).toEqual({ code: '4712', focus: 3 })
  expect(fillCode('4   ', 2, '98')).toEqual({ code: '4 98', focus: 3 })
})

test('what is no digit leaves its box empty, but for blanks and hyphens', () => {
  expect(fillCode('    ', 0, '1a3b')).toEqual({ code: '1 3 ', focus: 1 })
  expect(fillCode('    ', 0, '4-7 1-2')).toEqual({ code: '4712', focus: 3 })
  expect(fillCode('    ', 0, 'abcd')).toEqual({ code: '    ', focus: 0 })
})

test('a code is found in the sentence that brought it', () => {
  expect(fillCode('    ', 0, 'Your code is 4712.')).toEqual({ code: '4712', focus: 3 })
})

test('backspace empties the box, then goes back', () => {
  expect(rubOut('47  ', 1)).toEqual({ code: '4   ', focus: 1 })
  expect(rubOut('47  ', 2)).toEqual({ code: '4   ', focus: 1 })
  expect(rubOut('    ', 0)).toEqual({ code: '    ', focus: 0 })
  expect(isWhole('4712')).toBe(true)
  expect(isWhole('47 2')).toBe(false)
})

test('the first box of a code takes it from a message', () => {
  const html = renderToStaticMarkup(
    <CodeBoxes label="Code" value="47" onChange={() => undefined} />,
  )

  expect(html.match(/<input/g)).toHaveLength(4)
  expect(html.match(/one-time-code/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Digit 4 of 4"')
})

test('link tabs are a navigation of anchors', () => {
  const html = renderToStaticMarkup(
    <LinkTabs label="Match">
      <LinkTab href="?tab=live" current>
        Live
      </LinkTab>
      <LinkTab href="?tab=scorecard" current={false}>
        Scorecard
      </LinkTab>
    </LinkTabs>,
  )

  expect(html).toContain('<nav')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
})

test('only the current tab is in the tab order', () => {
  const tabs = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const html = renderToStaticMarkup(
    <Tabs label="Parts" tabs={tabs} current="b" onChange={() => undefined}>
      Text
    </Tabs>,
  )

  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toContain('role="tabpanel"')
})

test('a table has a caption even when it is not seen', () => {
  const html = renderToStaticMarkup(
    <Table caption="Batting">
      <tbody />
    </Table>,
  )

  expect(html).toContain('Batting</caption>')
})

test('an empty page and a broken one say so in cricket', () => {
  expect(renderToStaticMarkup(<EmptyState>Nothing matches.</EmptyState>)).toContain('No play today')
  expect(renderToStaticMarkup(<ErrorState>The score is safe.</ErrorState>)).toContain('Bad light')
})

test('a select draws on the server with what is chosen', () => {
  const choices = [
    { value: 'PK', label: 'Pakistan', note: '+92' },
    { value: 'GB', label: 'United Kingdom', note: '+44' },
  ]
  const html = renderToStaticMarkup(
    <Select label="Country" choices={choices} value="PK" onChange={() => undefined} />,
  )

  expect(html).toContain('Country')
  expect(html).toContain('Pakistan')
})

test('at most three messages are on show and the oldest gives way', () => {
  const queue = createToastQueue()
  for (const text of ['one', 'two', 'three', 'four']) queue.add('info', text)

  expect(queue.list().map((toast) => toast.text)).toEqual(['two', 'three', 'four'])
})

test('the same message twice is shown once', () => {
  const queue = createToastQueue()
  queue.add('error', 'No signal')
  queue.add('error', 'No signal')

  expect(queue.list()).toHaveLength(1)
})

test('a listener hears of a message and of its going until it stops listening', () => {
  const queue = createToastQueue()
  let heard = 0
  const stop = queue.listen(() => (heard += 1))
  queue.add('success', 'Saved')
  queue.dismiss(queue.list()[0]?.id ?? 0)
  stop()
  queue.add('success', 'Saved again')

  expect(heard).toBe(2)
  expect(queue.list()).toHaveLength(1)
})

test('the regions that speak stand before any message does', () => {
  const html = renderToStaticMarkup(<Toasts queue={createToastQueue()} />)

  expect(html).toContain('aria-live="polite"')
  expect(html).toContain('aria-live="assertive"')
})

test('a few letters find a choice, whatever their accents, and its beginning comes first', () => {
  const choices = [
    { value: 'AU', label: 'Australia' },
    { value: 'CI', label: "Côte d'Ivoire", note: '+225' },
    { value: 'LI', label: 'Little Cote' },
  ]

  expect(findChoices(choices, 'cote').map((choice) => choice.value)).toEqual(['CI', 'LI'])
  expect(findChoices(choices, '225').map((choice) => choice.value)).toEqual(['CI'])
  expect(findChoices(choices, '  ')).toEqual(choices)
})

test('a menu says what it is and is closed at first', () => {
  const html = renderToStaticMarkup(
    <Menu
      trigger={<Button>User</Button>}
      entries={[
        { label: 'My Profile', href: '/user/profile' },
        { label: 'Logout', onSelect: () => undefined },
      ]}
    />,
  )

  expect(html).toContain('aria-haspopup="menu"')
  expect(html).toContain('aria-expanded="false"')
  expect(html.match(/role="menuitem"/g)).toHaveLength(2)
})

test('a site with a router follows links in its own way', () => {
  const Routed = ({ href, children }: AnchorProps) => (
    <a href={href} data-routed="">
      {children}
    </a>
  )
  const html = renderToStaticMarkup(
    <AnchorContext value={Routed}>
      <ButtonLink href="/pricing">Plans</ButtonLink>
    </AnchorContext>,
  )

  expect(html).toContain('data-routed')
})
