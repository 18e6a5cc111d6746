// violates: no-promise-all-in-transaction, exported-code-has-test
export const emptyCarts = (works: Promise<void>[]) => Promise.all(works);
