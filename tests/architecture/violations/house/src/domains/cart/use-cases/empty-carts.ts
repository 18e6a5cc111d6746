// violates: works-end-together, whatever-works-has-a-test
export const emptyCarts = (works: Promise<void>[]) => Promise.all(works);
