import { expect, test } from 'vitest';
import { rememberSeen, seenProducts } from './recent-products.client.ts';

function storage(first: string | null = null) {
	const stored = new Map<string, string>(first === null ? [] : [['chobiz-seen', first]]);
	return {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	};
}
const product = (id: string) => ({ id, slug: `mon-${id}`, name: `Món ${id}`, hash: 'ab12' });

test('rememberSeen puts the latest product first and stores each once', () => {
	const stored = storage();
	for (const id of ['1', '2', '1']) rememberSeen(stored, product(id));
	expect(seenProducts(stored).map(({ id }) => id)).toEqual(['1', '2']);
});

test('rememberSeen drops the oldest product above the limit of 13', () => {
	const stored = storage();
	for (let id = 0; id < 40; id += 1) rememberSeen(stored, product(String(id)));
	expect(seenProducts(stored)).toHaveLength(13);
	expect(seenProducts(stored)[0]?.id).toBe('39');
});

test.each(['{', '"x"', '[1, null, {"id": "1"}]', '[{"id":"1","slug":"a","name":"b","hash":"../x"}]'])(
	'seenProducts returns no products for the invalid stored text %s',
	(text) => {
		expect(seenProducts(storage(text))).toEqual([]);
	},
);
