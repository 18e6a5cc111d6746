/**
 * Like `Promise.all`, but a failure is told only when none of them works any more: inside a transaction nothing may still
 * be asking when it is rolled back and its connection goes to somebody else.
 */
export async function together<T extends readonly unknown[]>(
	works: readonly [...{ [At in keyof T]: Promise<T[At]> }],
): Promise<T> {
	const ended: readonly PromiseSettledResult<unknown>[] = await Promise.allSettled(works);
	const values = ended.map((one) => {
		if (one.status === 'rejected') throw one.reason;
		return one.value;
	});
	return values as unknown as T;
}
