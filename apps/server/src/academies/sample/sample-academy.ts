/** Where the sample academy teaches, and what. */
export const SAMPLE_ACADEMY = 'Rivergate Cricket Academy'

export const sampleBranch = {
  name: 'Rivergate',
  address: 'Rivergate Ground, Lahore',
  time_zone: 'Asia/Karachi',
}

type SampleProgramme = {
  readonly name: string
  readonly level: 'beginner' | 'intermediate' | 'advanced'
  readonly age_from: number
  readonly age_to: number
  readonly about: string
  readonly price: string
  readonly skills: readonly { readonly name: string; readonly levels: string[] }[]
  readonly batches: readonly {
    readonly name: string
    readonly place: string
    readonly capacity: number
    readonly weekdays: readonly number[]
    readonly starts: string
    readonly minutes: number
  }[]
}

export const sampleProgrammes: readonly SampleProgramme[] = [
  {
    name: 'First Innings',
    level: 'beginner',
    age_from: 8,
    age_to: 11,
    about: 'Sample programme. Soft ball first: catching, throwing, and a straight bat by the end.',
    price: 'PKR 6,000 a term',
    skills: [
      {
        name: 'Batting',
        levels: [
          'Holds the bat and stands side on',
          'Plays forward with a straight bat',
          'Chooses between forward and back',
        ],
      },
      {
        name: 'Bowling',
        levels: [
          'Bowls with a straight arm',
          'Lands most balls on the pitch',
          'Bowls at the stumps from a run-up',
        ],
      },
      {
        name: 'Fielding',
        levels: ['Stops a rolling ball', 'Catches with two hands', 'Throws to the keeper'],
      },
    ],
    batches: [
      {
        name: 'After school',
        place: 'Nets 1 and 2',
        capacity: 16,
        weekdays: [1, 3],
        starts: '16:00',
        minutes: 75,
      },
      {
        name: 'Saturday mornings',
        place: 'The square',
        capacity: 20,
        weekdays: [6],
        starts: '08:30',
        minutes: 120,
      },
    ],
  },
  {
    name: 'Pace Workshop',
    level: 'advanced',
    age_from: 13,
    age_to: 18,
    about:
      'Sample programme. Run-ups, alignment and strength, with overs counted for every bowler.',
    price: 'PKR 9,000 a term',
    skills: [
      {
        name: 'Run-up',
        levels: ['Reaches the crease in control', 'Repeats it over after over', 'Builds pace late'],
      },
      {
        name: 'Line and length',
        levels: ['Four of six on a good length', 'Five of six', 'Bowls to a plan for each batter'],
      },
    ],
    batches: [
      {
        name: 'Evenings under lights',
        place: 'Nets 3 to 6',
        capacity: 12,
        weekdays: [2, 4],
        starts: '18:00',
        minutes: 90,
      },
    ],
  },
]

/** The term that a day is in: half a year. */
export function sampleTerm(today: string) {
  const year = today.slice(0, 4)
  return today.slice(5) < '07-01'
    ? { name: `Spring ${year}`, first_day: `${year}-01-01`, last_day: `${year}-06-30` }
    : { name: `Autumn ${year}`, first_day: `${year}-07-01`, last_day: `${year}-12-31` }
}
