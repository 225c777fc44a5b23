import { standingPages } from '@pavilion/contract/cms/required-pages.ts'
import { layout, route } from '@react-router/dev/routes'
import { productPages } from './content/products.ts'

const page = (path: string, file: string) => route(path, file, { id: `page/${path}` })

/** Pages with components of their own. */
const ownFiles: Readonly<Record<string, string>> = {
  faq: 'marketing/faq-page.tsx',
  helpsupport: 'marketing/help-page.tsx',
  'running-a-site': 'marketing/help-page.tsx',
}

/** The pages about the platform and its operator. */
export const marketingRoutes = [
  ...Object.keys(productPages).map((path) => page(path.slice(1), 'marketing/product-page.tsx')),
  ...standingPages.map((path) => page(path, ownFiles[path] ?? 'marketing/reading-page.tsx')),
  route('product-list', 'marketing/product-list-page.tsx'),
  route('pricing', 'marketing/pricing-page.tsx'),
  route('app', 'marketing/app-page.tsx'),
]

/** Routes outside the standard layout: the live stream, and the files of the installable app. */
export const ownLayoutRoutes = [
  layout('shell/stream-layout.tsx', [route('livestream', 'marketing/livestream-page.tsx')]),
  route('offline', 'marketing/offline-route.ts'),
  route('sw.js', 'marketing/worker-route.ts'),
  route('manifest.webmanifest', 'marketing/manifest-route.ts'),
  route('icon-maskable.svg', 'marketing/maskable-icon-route.ts'),
]
