export const transact = <T>(work: () => Promise<T>): Promise<T> => work();
