import { route } from '@react-router/dev/routes'

/** Articles, in the standard layout. */
export const readingRoutes = [
  route('blogs', 'reading/posts-page.tsx', { id: 'blogs' }),
  route('blogs/:slug', 'reading/post-page.tsx', { id: 'blog' }),
  route('news', 'reading/posts-page.tsx', { id: 'news' }),
  route('news/:slug', 'reading/post-page.tsx', { id: 'news item' }),
  route('legends', 'reading/legends-page.tsx'),
  route('legends/:slug', 'reading/legend-page.tsx'),
  route('pages/:slug', 'reading/static-page.tsx'),
]

/** Files for feed readers and search engines. */
export const feedRoutes = [
  route('feed.xml', 'reading/feed.ts'),
  route('robots.txt', 'reading/robots.ts'),
  route('sitemap.xml', 'reading/site-map-index.ts'),
  route('sitemap/pages.xml', 'reading/site-map-pages.ts'),
  route('sitemap/:kind/:part', 'reading/site-map-part.ts'),
]
