import { expect } from 'vitest'
import { sourceOf, writeFile } from '../cricsheet/source.ts'
import { readCricsheet } from '../cricsheet/read.ts'
import { replay } from '../fold/match.ts'
import { archiveFiles, readData, testWithMatches } from './archive.testing.ts'

/** Keys that some files have where others have none, or in another form; the facts do not say which. */
const writtenOtherwise = new Set([
  'innings.#.miscounted_overs',
  'innings.#.miscounted_overs.*.balls',
  'innings.#.overs.#.deliveries.#.over',
  'innings.#.overs.#.deliveries.#.wickets.#.playeer_out',
  'innings.#.powerplays',
  'innings.#.powerplays.#.to',
  'innings.#.target',
])

function placeOf(path: readonly (string | number)[]): string {
  const place = path.map((key) => (typeof key === 'number' ? '#' : /^\d+$/.test(key) ? '*' : key))
  return place.join('.')
}

testWithMatches('every file of the archive is written again as it was', () => {
  const strange = new Set<string>()
  for (const { id, path } of archiveFiles()) {
    const match = readCricsheet(readData(path))
    if (!match.ok) throw new Error(`${id}: ${match.message}`)
    const { file } = match.value
    const state = replay(match.value.setup, match.value.entries)
    const source = sourceOf(file, state)

    expect(writeFile(state, source), id).toEqual(file)
    for (const { path: at } of source.differences) strange.add(placeOf(at))
  }
  expect([...strange].filter((place) => !writtenOtherwise.has(place))).toEqual([])
})
