import { layout, route } from '@react-router/dev/routes'
import { productPages } from './content/products.ts'
import { readingPages } from './content/reading.ts'

const all = (pages: Readonly<Record<string, unknown>>, file: string) =>
  Object.keys(pages).map((path) => route(path.slice(1), file, { id: `page${path}` }))

/** The pages about the platform and about whoever runs it. */
export const marketingRoutes = [
  ...all(productPages, 'marketing/product-page.tsx'),
  ...all(readingPages, 'marketing/reading-page.tsx'),
  route('product-list', 'marketing/product-list-page.tsx'),
  route('pricing', 'marketing/pricing-page.tsx'),
  route('faq', 'marketing/faq-page.tsx'),
  route('helpsupport', 'marketing/help-page.tsx'),
]

/** What stands outside the standard layout: the stream's own, and what makes the site an app. */
export const ownLayoutRoutes = [
  layout('marketing/stream-layout.tsx', [route('livestream', 'marketing/livestream-page.tsx')]),
  route('offline', 'marketing/offline-route.ts'),
  route('sw.js', 'marketing/worker-route.ts'),
  route('manifest.webmanifest', 'marketing/manifest-route.ts'),
  route('icon-maskable.svg', 'marketing/maskable-icon-route.ts'),
]
