import { performance } from 'node:perf_hooks'

/**
 * Logs in repeatedly, each time as another account from another address: `node login-flood.ts ORIGIN
 * AT_ONCE SECONDS` prints how many logins were checked and how many refused.
 */
async function flood(origin: string, atOnce: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  let tries = 0
  let judged = 0
  let turnedAway = 0
  const one = async () => {
    while (performance.now() < end) {
      tries += 1
      const response = await fetch(`${origin}/api/v1/account/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`,
        },
        body: JSON.stringify({ username: `crowd${tries}@example.org`, password: 'cover drive' }),
      })
      await response.text()
      if (response.status === 400) judged += 1
      else if (response.status === 503) turnedAway += 1
      else throw new Error(`A login was answered ${response.status}.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  console.log(JSON.stringify({ judged, turnedAway }))
}

const [origin = '', atOnce = '1', seconds = '1'] = process.argv.slice(2)
await flood(origin, Number(atOnce), Number(seconds))
