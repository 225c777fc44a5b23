import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CodeProblem } from './cart-calls.ts'

/**
 * The coupon code is kept in the address, which survives reloads and the login. A code that does not apply
 * is removed and the reason shown.
 */
export function useCoupon() {
  const [query, setQuery] = useSearchParams()
  const [codeProblem, setProblem] = useState<CodeProblem>()
  const write = (code: string | null) =>
    setQuery(
      (before) => {
        if (code === null) before.delete('coupon')
        else before.set('coupon', code)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const setCode = (code: string | null) => {
    setProblem(undefined)
    write(code)
  }
  const dropCode = (problem: CodeProblem) => {
    setProblem(problem)
    write(null)
  }
  return { code: query.get('coupon'), setCode, codeProblem, dropCode }
}
