import { expect, test } from 'vitest';
import { textStream } from './text-stream.ts';

function counted(most: number) {
	const seen = { made: 0, isEnded: false };
	async function* pieces() {
		try {
			while (seen.made < most) yield `${++seen.made};`;
		} finally {
			seen.isEnded = true;
		}
	}
	return { seen, pieces: pieces() };
}

test('textStream sends all chunks in order', async () => {
	const { seen, pieces } = counted(1000);
	const text = await new Response(await textStream(pieces)).text();
	expect(text.split(';')).toHaveLength(1001);
	expect(text.startsWith('1;2;3;')).toBe(true);
	expect(seen.isEnded).toBe(true);
});

test('textStream pulls chunks only as the reader reads them', async () => {
	const { seen, pieces } = counted(1_000_000);
	const reader = (await textStream(pieces)).getReader();
	expect(seen.made).toBe(1);
	await reader.read();
	await reader.read();
	await new Promise((settled) => setTimeout(settled, 20));
	expect(seen.made).toBe(2);
	await reader.cancel();
	expect(seen).toEqual({ made: 2, isEnded: true });
});

test('textStream rejects when the first chunk fails', async () => {
	const pieces = (async function* () {
		yield await Promise.reject<string>(new Error('away'));
	})();
	await expect(textStream(pieces)).rejects.toThrow('away');
});
