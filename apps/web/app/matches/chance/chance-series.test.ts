import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import type { Charted } from '../charts/series.ts'
import { cardOfTest, times, viewed } from '../match-sight.testing.ts'
import { chanceSeries } from './chance-series.ts'

const { sides } = cardOfTest
const charted = (view: Charted['view']): Charted => ({
  view,
  overRules: t20,
  shortName: ({ name }) => name,
})

const set = `h: ${times(120, '1')}`

test('the overs of the chase follow those of the first innings', () => {
  const series = chanceSeries(charted(viewed(t20, set, `a: ${times(12, '1')}`)), sides, 130)

  expect(series?.sides).toEqual(['Homes', 'Aways'])
  expect(series?.points.at(20)).toMatchObject({ over: 20, batting: 'Homes', ownOver: 20 })
  expect(series?.points.at(-1)).toMatchObject({ over: 22, batting: 'Aways', ownOver: 2 })
  expect(series?.bands).toEqual([{ label: 'Homes', from: 0, to: 20 }])
})

test('without a usual score there is the chase alone', () => {
  const series = chanceSeries(charted(viewed(t20, set, `a: ${times(12, '1')}`)), sides, null)

  expect(series?.points.map(({ over }) => over)).toEqual([0, 1, 2])
  expect(series?.bands).toEqual([])
})

test('a tied match has no course of chances', () => {
  const view = viewed({ ...t20, superOver: null }, set, `a: ${times(120, '1')}`)

  expect(view.result?.kind).toBe('tied')
  expect(chanceSeries(charted(view), sides, 130)).toBeUndefined()
})
