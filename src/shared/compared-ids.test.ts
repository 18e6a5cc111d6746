import { expect, test } from 'vitest';
import { readComparedIds } from './compared-ids.ts';
import { newId } from './ids.ts';

test('readComparedIds returns at most four distinct ids and ignores everything else', () => {
	const ids = Array.from({ length: 6 }, () => newId());
	expect(readComparedIds(ids.join(','))).toEqual(ids.slice(0, 4));
	expect(readComparedIds(`${ids[0]},${ids[0]},x,,'; drop table,${ids[1]}`)).toEqual([ids[0], ids[1]]);
	expect(readComparedIds(null)).toEqual([]);
});
