/** The maximum length of each part of a post, in characters. */
export const lengths = {
  slug: 100,
  title: 120,
  summary: 300,
  body: 100_000,
  category: 40,
  author: 80,
  coverSeed: 120,
  alt: 200,
  metaTitle: 70,
  metaDescription: 160,
  keyword: 40,
  keywords: 10,
  line: 120,
  figures: 12,
} as const
