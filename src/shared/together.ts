/**
 * Like `Promise.all`, but a failure is told only when none of them works any more: inside a transaction nothing may still
 * be asking when it is rolled back and its connection goes to somebody else. Of several failures the earliest is told.
 */
export async function together<T extends readonly unknown[]>(
	works: readonly [...{ [At in keyof T]: Promise<T[At]> }],
): Promise<T> {
	const problems: unknown[] = [];
	const watched = works.map((work: Promise<unknown>) => work.catch((problem: unknown) => problems.push(problem)));
	const values: readonly unknown[] = await Promise.all(watched);
	if (problems.length > 0) throw problems[0];
	return values as unknown as T;
}
