import { useEffect, useState } from 'react'

/**
 * The token that a link carries behind the #, which no server and no other page is ever told. Undefined
 * until it is read, '' where there is none.
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
