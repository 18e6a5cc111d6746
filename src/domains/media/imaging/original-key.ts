/** Read by our jobs only, never served. */
export const originalKey = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash}.jpeg`;
