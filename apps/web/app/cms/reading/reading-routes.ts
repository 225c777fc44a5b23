import { route } from '@react-router/dev/routes'

/** Articles, in the standard layout. */
export const readingRoutes = [
  route('blogs', 'cms/reading/posts-page.tsx', { id: 'blogs' }),
  route('blogs/:slug', 'cms/reading/post-page.tsx', { id: 'blog' }),
  route('news', 'cms/reading/posts-page.tsx', { id: 'news' }),
  route('news/:slug', 'cms/reading/post-page.tsx', { id: 'news item' }),
  route('legends', 'cms/reading/legends-page.tsx'),
  route('legends/:slug', 'cms/reading/legend-page.tsx'),
  route('pages/:slug', 'cms/reading/static-page.tsx'),
]

/** Files for feed readers and search engines. */
export const feedRoutes = [
  route('feed.xml', 'cms/reading/feed.ts'),
  route('robots.txt', 'cms/reading/robots.ts'),
  route('sitemap.xml', 'cms/reading/site-map-index.ts'),
  route('sitemap/pages.xml', 'cms/reading/site-map-pages.ts'),
  route('sitemap/:kind/:part', 'cms/reading/site-map-part.ts'),
]
