const HOUR = 3_600_000

type News = {
  readonly organisation: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly hoursAgo: number
}

const news: readonly News[] = [
  {
    organisation: 'Five Rivers Cricket Association',
    slug: 'monsoon-cup-super-stage',
    title: 'Monsoon Cup: who still has a chance',
    summary: 'Eight sides, three grounds and ten matches to go. What each of them has to do.',
    body: 'Two sides are all but through, and four are level behind them.\n\n## What decides it\n\nLevel points are parted by wins first, then by net run rate. A side that bowls first and keeps the target low gains more than one that wins by a run.\n\n## Rain\n\nA match that is washed out is shared. There are no reserve days before the semi-finals.',
    hoursAgo: 20,
  },
  {
    organisation: 'Five Rivers Cricket Association',
    slug: 'umpires-wanted',
    title: 'Umpires wanted for the Monsoon Cup',
    summary: 'Three matches of the Monsoon Cup still need a second umpire. No badge is required.',
    body: 'Write to the umpires’ coordinator, or answer the appointment when it reaches you. Tea is included, and so is the bus from Lahore.',
    hoursAgo: 70,
  },
  {
    organisation: 'Ravi Rovers',
    slug: 'rovers-new-nets',
    title: 'Two new nets at the college ground',
    summary: 'They open on Saturday at nine. Juniors have the first hour, as always.',
    body: 'The members paid for the matting, and the college for the poles. Whoever bowls there last rolls the matting up.',
    hoursAgo: 44,
  },
]

/** The news of the sample world's organisations, by their ids. */
export const sampleNews = (idOf: (organisation: string) => string, site_id: string, now: string) =>
  news.map(({ organisation, hoursAgo, ...post }) => ({
    ...post,
    kind: 'news' as const,
    site_id,
    organisation_id: idOf(organisation),
    category: 'Club news',
    author: organisation,
    cover_seed: post.title,
    status: 'published' as const,
    published_at: new Date(Date.parse(now) - hoursAgo * HOUR).toISOString(),
  }))
