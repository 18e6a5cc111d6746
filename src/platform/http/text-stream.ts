/**
 * Text as it is made, no faster than it is taken and no further than the reader stays. Its first piece is there before
 * the answer begins: a fault in it is an answer of its own.
 */
export async function textStream(
	pieces: AsyncIterable<string>,
	taken: () => Promise<void> = () => Promise.resolve(),
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
	const iterator = pieces[Symbol.asyncIterator]();
	const encoder = new TextEncoder();
	let first: IteratorResult<string> | null = await iterator.next();
	return new ReadableStream(
		{
			async pull(controller) {
				await taken();
				const { done, value } = first ?? (await iterator.next());
				first = null;
				if (done) controller.close();
				else controller.enqueue(encoder.encode(value));
			},
			async cancel() {
				await iterator.return?.();
			},
		},
		{ highWaterMark: 0 },
	);
}
