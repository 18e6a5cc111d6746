/** Limits the concurrency; returns the results in order. */
export async function runConcurrently<T>(
	count: number,
	atOnce: number,
	work: (turn: number) => Promise<T>,
): Promise<T[]> {
	const results: T[] = [];
	let next = 0;
	const serve = async (): Promise<void> => {
		while (next < count) {
			const turn = next++;
			results[turn] = await work(turn);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, serve));
	return results;
}
