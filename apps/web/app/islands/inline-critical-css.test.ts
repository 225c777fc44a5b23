import { expect, test } from 'vitest'
import { orderPage } from './inline-critical-css.ts'

const head = (inside: string) => `<html><head>${inside}</head><body><h1>Here</h1></body></html>`
const sheets = new Map([
  ['/assets/root-1.css', 'h1{color:red}'],
  ['/assets/page-2.css', 'h1{color:blue}'],
])

test('the styles of a page are inside it, each behind its name', () => {
  const links =
    '<link nonce="n" rel="stylesheet" href="/assets/root-1.css"/><link nonce="n" rel="stylesheet" href="/assets/page-2.css#"/>'

  expect(orderPage(head(links), sheets)).toMatch(
    /<link[^>]*root-1[^>]*><style[^>]*>h1\{color:red\}<\/style>(<link[^>]*page-2[^>]*>)+<style[^>]*>h1\{color:blue\}<\/style>/,
  )
})

test('every sheet that is inside the page is named as one that nobody fetches, with its hash and without', () => {
  const page = orderPage(head('<link rel="stylesheet" href="/assets/page-2.css#"/>'), sheets)
  const links = page.match(/<link[^>]*>/g) ?? []

  expect(links).toHaveLength(2)
  expect(links.every((link) => link.includes('media="not all" disabled=""'))).toBe(true)
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
    '/assets/page-2.css#',
    '/assets/page-2.css',
  ])
})

test('a sheet that the build does not know is fetched as ever', () => {
  const page = head('<link rel="stylesheet" href="/assets/another.css"/>')

  expect(orderPage(page, sheets)).toBe(page)
})

test('scripts are neither preloaded in the head nor imported before the page is painted', () => {
  const page = orderPage(
    head(
      '<link rel="modulepreload" href="/assets/frame.js" nonce="n"/><script nonce="n" type="module" async="">;\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  window.modules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script>',
    ),
    sheets,
  )

  expect(page).not.toMatch(/<link|import \*/)
  expect(page).toMatch(
    /async="">await new Promise\(.*requestAnimationFrame.*\["\/assets\/frame\.js"\].*const \[route0,route1\]=await Promise\.all\(\[import\("\/assets\/root\.js"\),import\("\/assets\/home\.js"\)\]\);window\.modules = \{"root":route0,"home":route1\};\n\nimport\("\/assets\/entry\.js"\);<\/script>/,
  )
})
