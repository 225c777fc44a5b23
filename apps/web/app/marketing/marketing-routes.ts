import { route } from '@react-router/dev/routes'
import { productPages } from './content/products.ts'
import { plainPages } from './pages.ts'

const all = (pages: Readonly<Record<string, unknown>>, file: string) =>
  Object.keys(pages).map((path) => route(path.slice(1), file, { id: `page${path}` }))

/** The pages about the platform and about whoever runs it. */
export const marketingRoutes = [
  ...all(productPages, 'marketing/product-page.tsx'),
  ...all(plainPages, 'marketing/plain-page.tsx'),
  route('product-list', 'marketing/product-list-page.tsx'),
]
