import { expect, test } from 'vitest';
import { isSpread, pickRelated, typeOf } from './related-products.ts';

const card = (name: string, shopSlug = name) => ({ id: name, name, shopSlug });
const picked = (name: string, cards: readonly ReturnType<typeof card>[], most = 6) =>
	pickRelated({ id: 'seen', name }, cards, most).map((one) => one.name);

test('pickRelated shows products of the same type first, whatever their tones, then the best sellers', () => {
	const cards = [card('Quần jean'), card('Áo khoác'), card('Áo thun trơn'), card('ÁO THUN in hình')];
	expect(picked('Áo thun cổ tròn', cards)).toEqual(['Áo thun trơn', 'ÁO THUN in hình', 'Áo khoác', 'Quần jean']);
});

test('pickRelated takes at most three of one shop while others have some', () => {
	const own = ['a', 'b', 'c', 'd'].map((end) => card(`Áo thun ${end}`, 'mot'));
	expect(picked('Áo thun', [...own, card('Áo len', 'hai')], 4)).toEqual([
		'Áo thun a',
		'Áo thun b',
		'Áo thun c',
		'Áo len',
	]);
	expect(picked('Áo thun', own, 4)).toHaveLength(4);
});

test('pickRelated leaves out the product itself and repeated ones', () => {
	expect(picked('Áo', [{ ...card('Áo'), id: 'seen' }, card('Áo len'), card('Áo len')])).toEqual(['Áo len']);
});

test('typeOf is the first two words without tones, and isSpread counts the products of each shop', () => {
	expect(typeOf('Áo thun cổ tròn')).toEqual(['ao', 'thun']);
	const own = ['a', 'b', 'c', 'd'].map((name) => card(name, 'mot'));
	expect([isSpread(own.slice(1)), isSpread(own)]).toEqual([true, false]);
});
