import { blazon } from './blazon.ts'
import { drawFrom, pick } from './seed.ts'
import { mix, tinctures } from './tinctures.ts'

export type Headgear = 'cap' | 'helmet' | 'floppy'
export type Backdrop = 'rays' | 'hoops' | 'plain' | 'sun'
export type Trim = 'v' | 'placket' | 'side'

export type Portrait = {
  readonly headgear: Headgear
  readonly backdrop: Backdrop
  readonly trim: Trim
  readonly shirt: string
  readonly light: string
  readonly third: string
  readonly cap: string
  readonly paper: string
  readonly pattern: string
}

/** The parts of a player's portrait, derived from name and club; it says nothing about the person. */
export function portrait(name: string, club: string): Portrait {
  const draw = drawFrom(`player:${name}`)
  const arms = blazon(club)
  const shirt = tinctures[arms.field]
  const light = tinctures[arms.chargeColour]
  const third = tinctures[arms.third]
  const headgear = pick<Headgear>(draw, [
    'cap',
    'cap',
    'helmet',
    'floppy',
    'cap',
    'floppy',
    'helmet',
  ])
  const cap = draw() < 0.6 ? shirt : third
  const backdrop = pick<Backdrop>(draw, ['rays', 'hoops', 'plain', 'sun'])
  const trim = pick<Trim>(draw, ['v', 'placket', 'side'])
  const paper = mix(light, '#F4F2E6', 0.35)
  const pattern = mix(light, shirt, 0.16)
  return { headgear, backdrop, trim, shirt, light, third, cap, paper, pattern }
}
