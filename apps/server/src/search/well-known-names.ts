import { foldedText } from '@pavilion/cricket/text/same-name.ts'

/** What records call a team, a tournament or a place now and then, and what else people call it. */
type WellKnown = {
  readonly names: readonly string[]
  /** Nicknames, and abbreviations that are not the initials of a name: those are found anyway. */
  readonly aliases?: readonly string[]
}

const nationalTeams: readonly WellKnown[] = [
  { names: ['West Indies'], aliases: ['Windies', 'Maroon Warriors'] },
  { names: ['South Africa'], aliases: ['Proteas'] },
  { names: ['New Zealand'], aliases: ['Black Caps', 'Blackcaps', 'Kiwis', 'White Ferns'] },
  { names: ['Australia'], aliases: ['Aussies', 'Baggy Greens', 'Southern Stars'] },
  { names: ['India'], aliases: ['Men in Blue', 'Women in Blue', 'Team India'] },
  { names: ['Pakistan'], aliases: ['Shaheens', 'Green Shirts', 'Men in Green'] },
  { names: ['Bangladesh'], aliases: ['Tigers', 'Tigresses'] },
  { names: ['Zimbabwe'], aliases: ['Chevrons'] },
  { names: ['Netherlands'], aliases: ['Holland'] },
  { names: ['United States of America'], aliases: ['USA'] },
]

const franchises: readonly WellKnown[] = [
  { names: ['Mumbai Indians'], aliases: ['MI'] },
  { names: ['Chennai Super Kings'], aliases: ['CSK'] },
  {
    names: ['Royal Challengers Bengaluru', 'Royal Challengers Bangalore'],
    aliases: ['RCB'],
  },
  { names: ['Punjab Kings', 'Kings XI Punjab'], aliases: ['PBKS', 'KXIP'] },
  { names: ['Delhi Capitals', 'Delhi Daredevils'], aliases: ['DC', 'DD'] },
  { names: ['Kolkata Knight Riders'], aliases: ['KKR'] },
  { names: ['Rajasthan Royals'], aliases: ['RR'] },
  { names: ['Sunrisers Hyderabad'], aliases: ['SRH'] },
  { names: ['Rising Pune Supergiant', 'Rising Pune Supergiants'], aliases: ['RPS'] },
  { names: ['Guyana Amazon Warriors'], aliases: ['GAW'] },
  { names: ['Trinbago Knight Riders', 'Trinidad & Tobago Red Steel'], aliases: ['TKR'] },
  { names: ['Saint Lucia Kings', 'St Lucia Kings', 'St Lucia Zouks', 'St Lucia Stars'] },
  { names: ['Barbados Royals', 'Barbados Tridents'] },
  { names: ['St Kitts and Nevis Patriots'], aliases: ['SKNP'] },
  { names: ['MI Cape Town'], aliases: ['MICT'] },
  { names: ['MI New York'], aliases: ['MINY'] },
  { names: ['Abu Dhabi Knight Riders'], aliases: ['ADKR'] },
]

const tournaments: readonly WellKnown[] = [
  { names: ['Indian Premier League'], aliases: ['IPL'] },
  { names: ['Big Bash League'], aliases: ['BBL'] },
  { names: ['Women’s Big Bash League', "Women's Big Bash League"], aliases: ['WBBL'] },
  { names: ['Pakistan Super League', 'HBL Pakistan Super League'], aliases: ['PSL'] },
  { names: ['Caribbean Premier League'], aliases: ['CPL'] },
  { names: ['Women’s Premier League', "Women's Premier League"], aliases: ['WPL'] },
  { names: ['Vitality Blast', 'NatWest T20 Blast'], aliases: ['T20 Blast'] },
  { names: ['International League T20'], aliases: ['ILT20'] },
  {
    names: ['T20 World Cup', 'World T20', 'World Twenty20'],
    aliases: ['Twenty20 World Cup', 'T20WC'],
  },
  {
    names: ['ICC Cricket World Cup', 'ICC World Cup'],
    aliases: ['CWC', 'ODI World Cup', 'One-day World Cup'],
  },
  { names: ['World Test Championship'], aliases: ['WTC'] },
  {
    names: ['Ashes', 'Australia tour of England', 'England tour of Australia'],
    aliases: ['The Ashes'],
  },
  { names: ['Border-Gavaskar Trophy'], aliases: ['BGT'] },
]

const cities: readonly WellKnown[] = [
  { names: ['Bengaluru', 'Bangalore'] },
  { names: ['Mumbai'], aliases: ['Bombay'] },
  { names: ['Chennai'], aliases: ['Madras'] },
  { names: ['Kolkata'], aliases: ['Calcutta'] },
  { names: ['Gqeberha', 'Port Elizabeth'] },
  { names: ['Faisalabad'], aliases: ['Lyallpur'] },
]

const folded = (text: string): string[] => foldedText(text).split(/\s+/).filter(Boolean)

type Phrase = { readonly words: readonly string[]; readonly others: readonly string[] }

/** Each phrase with the names that may stand in its place, longer phrases first. */
const phrasesOf = (lists: readonly (readonly WellKnown[])[]): readonly Phrase[] =>
  lists
    .flat()
    .flatMap(({ names, aliases = [] }) =>
      [...aliases, ...names].map((phrase) => ({
        words: folded(phrase),
        others: names.filter((name) => name !== phrase),
      })),
    )
    .toSorted((one, other) => other.words.length - one.words.length)

const phrases = {
  team: phrasesOf([nationalTeams, franchises, cities]),
  tournament: phrasesOf([tournaments]),
  ground: phrasesOf([cities]),
} as const

const MOST_READINGS = 4

/** Where a phrase begins among the words; undefined when it is not there. */
function positionOf(phrase: readonly string[], words: readonly string[]): number | undefined {
  const at = words.findIndex((_, from) => phrase.every((word, step) => words[from + step] === word))
  return at === -1 ? undefined : at
}

/**
 * Other ways to name the team, tournament or ground that was searched for, four at most: "windies" is "West Indies", "rcb 2023" is "Royal
 * Challengers Bengaluru 2023" and "Royal Challengers Bangalore 2023".
 */
export function readingsOf(kind: keyof typeof phrases, text: string): readonly string[] {
  const words = folded(text)
  const readings = phrases[kind].flatMap(({ words: phrase, others }) => {
    const at = positionOf(phrase, words)
    if (at === undefined) return []
    const before = words.slice(0, at)
    const after = words.slice(at + phrase.length)
    return others.map((name) => [...before, name, ...after].join(' '))
  })
  return [...new Set(readings)].slice(0, MOST_READINGS)
}
