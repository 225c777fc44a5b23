import { useEffect, useState } from 'react'

/**
 * The token behind the # of a link, which no server and no other page sees. Undefined until it is read, ''
 * when there is none.
 */
export function useHashToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
