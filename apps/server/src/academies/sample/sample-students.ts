/** Children of the sample accounts who train at the sample academy. */
export const sampleStudents = [
  { batch: 'After school', parent: 'member', name: 'Hira Mengal', born: 10 },
  { batch: 'After school', parent: 'member', name: 'Zain Mengal', born: 8 },
  { batch: 'After school', parent: 'umpire', name: 'Laila Sethi', born: 9 },
  { batch: 'After school', parent: 'gate-staff', name: 'Danish Vohra', born: 11 },
  { batch: 'Saturday mornings', parent: 'content-editor', name: 'Mina Kapadia', born: 9 },
  { batch: 'Saturday mornings', parent: 'ground-manager', name: 'Sohrab Dinshaw', born: 10 },
  { batch: 'Evenings under lights', parent: 'umpire', name: 'Farid Sethi', born: 14 },
  { batch: 'Evenings under lights', parent: 'gate-staff', name: 'Amna Vohra', born: 15 },
  { batch: 'Evenings under lights', parent: 'member', name: 'Taha Mengal', born: 13 },
] as const

/** What the sample programmes cost, in whole units of the currency. */
export const sampleTariffs = [
  { programme: 'First Innings', kind: 'term', name: 'First Innings, a term', amount: 6000 },
  { programme: 'First Innings', kind: 'month', name: 'First Innings by month', amount: 1200 },
  { programme: 'Pace Workshop', kind: 'pack', name: 'Ten evenings of pace', amount: 4500 },
] as const

export const samplePlan = {
  aim: 'Straight bats and quick feet',
  drills: ['Name and catch', 'Drive off a drop feed', 'One stump shy', 'Pairs cricket'],
}

export const sampleComment =
  'Hira plays straight now and calls every run. Next: let the ball come when it is short.'

/** Days are from today. */
export const sampleLeads = [
  {
    name: 'Noor Baloch',
    student: 'Saad Baloch',
    age: 9,
    programme: 'First Innings',
    question: 'My son has never played with a hard ball. Is Saturday morning right for him?',
    state: 'new',
    because: null,
    followed: 1,
  },
  {
    name: 'Imtiaz Rind',
    student: 'Asma Rind',
    age: 14,
    programme: 'Pace Workshop',
    question: 'How many evenings a week, and can she bring her own ball?',
    state: 'called',
    because: null,
    followed: 4,
  },
  {
    name: 'Sadia Bugti',
    student: '',
    age: 12,
    programme: 'First Innings',
    question: 'Do you train on Sundays?',
    state: 'lost',
    because: 'time',
    followed: null,
  },
] as const
