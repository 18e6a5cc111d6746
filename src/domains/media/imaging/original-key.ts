/** The kept original: read by our own jobs, never served. */
export const originalKey = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash}.jpeg`;
