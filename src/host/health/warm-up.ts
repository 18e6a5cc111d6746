/** The number of database connections: each one plans its statements when it first runs them. */
const AT_ONCE = 4;

export type WarmUp = {
	readonly targets: readonly string[];
	ask(target: string): Promise<unknown>;
	isOver(): boolean;
};

/**
 * Requests common pages before visitors do, so that code is compiled, statements are planned and tables are read
 * from disk.
 */
export async function warmUp({ targets, ask: request, isOver }: WarmUp): Promise<void> {
	const left = [...targets];
	const requestOneByOne = async (): Promise<void> => {
		for (let target = left.shift(); target !== undefined && !isOver(); target = left.shift()) await request(target);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, requestOneByOne));
}
