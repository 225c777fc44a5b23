import { isCorrection } from '../facts.ts'
import type { Correction, Entry, PlayFact } from '../facts.ts'

type Place = { entry: Entry<PlayFact>; struck: boolean; next: Place | null }

/**
 * The facts of a log that stand, in effective order: corrections are applied and struck-out entries left
 * out. Entries keep their seq. Striking out a correction undoes it.
 */
export function standing(entries: readonly Entry[]): Entry<PlayFact>[] {
  const undone = undoneCorrections(entries)
  const head: Place = {
    entry: { seq: 0, fact: { type: 'noted', text: '' } },
    struck: true,
    next: null,
  }
  const places = new Map<number, Place>([[0, head]])
  let last = head
  for (const { seq, fact } of entries) {
    if (!isCorrection(fact)) last = follow(last, { seq, fact }, places)
    else if (!undone.has(seq)) last = correct(seq, fact, { places, last })
  }
  return listFrom(head)
}

function follow(place: Place, entry: Entry<PlayFact>, places: Map<number, Place>): Place {
  const added: Place = { entry, struck: false, next: place.next }
  place.next = added
  places.set(entry.seq, added)
  return added
}

type Chain = { readonly places: Map<number, Place>; readonly last: Place }

function correct(seq: number, fact: Correction, chain: Chain): Place {
  const place = chain.places.get(fact.type === 'inserted' ? fact.after : fact.seq)
  if (place === undefined) return chain.last
  if (fact.type === 'struck-out') place.struck = true
  if (fact.type === 'corrected') {
    place.entry = { seq: place.entry.seq, fact: fact.fact }
    chain.places.set(seq, place)
  }
  if (fact.type === 'inserted') {
    const added = follow(place, { seq, fact: fact.fact }, chain.places)
    if (place === chain.last) return added
  }
  return chain.last
}

function undoneCorrections(entries: readonly Entry[]): Set<number> {
  const corrections = new Set<number>()
  for (const { seq, fact } of entries) {
    if (fact.type === 'struck-out' || fact.type === 'corrected') corrections.add(seq)
  }
  const undone = new Set<number>()
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]
    if (entry === undefined || undone.has(entry.seq)) continue
    const { fact } = entry
    if (fact.type === 'struck-out' && corrections.has(fact.seq)) undone.add(fact.seq)
  }
  return undone
}

function listFrom(head: Place): Entry<PlayFact>[] {
  const list: Entry<PlayFact>[] = []
  for (let place = head.next; place !== null; place = place.next) {
    if (!place.struck) list.push(place.entry)
  }
  return list
}
