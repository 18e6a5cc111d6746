/**
 * Pulls chunks only as the reader reads and stops when the reader leaves. Awaits the first chunk, so that an early
 * error can still become an error response.
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
