/** As many as are looked for at once: each connection plans its statements when it meets them first. */
const AT_ONCE = 4;

export type WarmUp = {
	readonly targets: readonly string[];
	ask(target: string): Promise<unknown>;
	isOver(): boolean;
};

/** Asks before visitors do what they will: code is compiled, statements are planned, tables read from the disk. */
export async function warmUp({ targets, ask: request, isOver }: WarmUp): Promise<void> {
	const left = [...targets];
	const requestOneByOne = async (): Promise<void> => {
		for (let target = left.shift(); target !== undefined && !isOver(); target = left.shift()) await request(target);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, requestOneByOne));
}
