import { expect, test } from 'vitest';
import { describe } from '../describe.ts';
import { DEMO_SHOPS } from '../shop-list.ts';
import { CLOSING, PACKING, QUESTIONS_FOR_ANY, THANKS } from './for-any.ts';
import { kindOf } from './kinds.ts';
import { type Used, writeReview } from './texts.ts';

const PRODUCTS = DEMO_SHOPS.flatMap(({ goods, promise }) =>
	goods.map(([name, category, ...rest]) => ({ name, category, text: describe([name, category, ...rest], promise) })),
);
const FOOD = new Set([
	'gao-ngu-coc',
	'trai-cay-say',
	'mat-ong-hat',
	'banh-keo-an-vat',
	'gia-vi',
	'ca-phe-tra',
	'kho-mam',
]);
const allOf = (category: string, name: string): readonly string[] => {
	const { notes, praise, caveats, complaints, questions } = kindOf(category, name);
	return [...notes, ...praise, ...caveats, ...complaints.flat(), ...questions.flat()];
};

test('no text for food names scratches, sizes, clothes or devices', () => {
	const foreign = PRODUCTS.filter(({ category }) => FOOD.has(category)).flatMap(({ category, name }) =>
		[...allOf(category, name), ...PACKING, ...CLOSING].filter((text) =>
			/trầy|xước|bảo hành|giặt|mặc |lắp|màu ngoài|cỡ [SML]\b/i.test(text),
		),
	);
	expect([...new Set(foreign)]).toEqual([]);
});

test('the words of a shop fit each of its products: no rice, coffee, clothes or plants where others are sold', () => {
	for (const { application, goods, promise } of DEMO_SHOPS)
		for (const [word, fitting] of [
			[/gạo/i, /^gao/],
			[/cà phê/i, /^ca-phe/],
			[/giặt|cỡ/i, /^(ao|quan|vay|giay)/],
			[/héo|bầu/i, /^cay-canh/],
			[/bát|gốm/i, /^(bat|noi|thu-cong)/],
		] as const)
			if (word.test(promise))
				expect({ shop: application.name, fits: goods.every(([, category]) => fitting.test(category)) }).toEqual({
					shop: application.name,
					fits: true,
				});
});

test('a description repeats no sentence', () => {
	const repeated = PRODUCTS.flatMap(({ name, text }) => {
		const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
		return sentences
			.filter((sentence, at) => sentences.indexOf(sentence) !== at)
			.map((sentence) => `${name}: ${sentence}`);
	});
	expect(repeated).toEqual([]);
});

test('no kind writes a sentence twice, not even beside the sentences for every kind', () => {
	const general = [...PACKING, ...CLOSING, ...THANKS, ...QUESTIONS_FOR_ANY.flat()];
	const repeated = PRODUCTS.flatMap(({ category, name }) => {
		const { praise, caveats, complaints, questions } = kindOf(category, name);
		const sentences = [...praise, ...caveats, ...complaints.flat(), ...questions.flat(), ...general].flatMap((text) =>
			text.split(/(?<=[.!?])\s+/),
		);
		return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
	});
	expect([...new Set(repeated)]).toEqual([]);
});

test('writeReview uses each sentence of a page once and leaves the words out when none is left', () => {
	const used: Used = new Set();
	const kind = kindOf('gao-ngu-coc', 'Gạo');
	const written = Array.from({ length: 200 }, (_, at) => writeReview(kind, { stars: 1 + (at % 5), used }, () => 0.5));
	const bodies = written.flatMap(({ body, reply }) => [body, reply ?? '']).filter((text) => text !== '');
	const sentences = bodies.flatMap((body) => body.split(/(?<=[.!?])\s+/));
	expect(new Set(sentences).size).toBe(sentences.length);
	expect(written.at(-1)).toEqual({ body: '', reply: null });
});
