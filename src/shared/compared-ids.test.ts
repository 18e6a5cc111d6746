import { expect, test } from 'vitest';
import { readComparedIds } from './compared-ids.ts';
import { newId } from './ids.ts';

test('an address names at most four products, each once, whatever else stands in it', () => {
	const ids = Array.from({ length: 6 }, () => newId());
	expect(readComparedIds(ids.join(','))).toEqual(ids.slice(0, 4));
	expect(readComparedIds(`${ids[0]},${ids[0]},x,,'; drop table,${ids[1]}`)).toEqual([ids[0], ids[1]]);
	expect(readComparedIds(null)).toEqual([]);
});
