/** Persistent storage of this device: local storage, or memory where that is blocked. */
export type ClientStorage = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
}

export function memoryStorage(): ClientStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  }
}

/** Never throws: what storage refuses is kept in memory. */
export function browserStorage(storage: () => Storage): ClientStorage {
  const memory = memoryStorage()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((stored) => stored.getItem(key), null),
    set: (key, text) => {
      const isKept = attempt((stored) => {
        stored.setItem(key, text)
        return true
      }, false)
      if (isKept) memory.remove(key)
      else memory.set(key, text)
    },
    remove: (key) => {
      memory.remove(key)
      attempt((stored) => stored.removeItem(key), undefined)
    },
  }
}
