import { expect, test } from 'vitest';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { correctedReading } from './search-interpretation.ts';

const NAMES = ['Gạo thơm', 'Gương bản to', 'Váy hoa', 'Dự án', 'Tai nghe'];
const lexicon = lexiconOf(
	NAMES.flatMap((name) => termsOf([name])).map((term) => ({ term, hits: 1 })),
	[{ term: 'sneaker', meaning: 'gương', isTwoWay: false }],
);

test.each([
	['gạo nhật bản', ['nhật bản']],
	['váy dự tiệc', ['dự tiệc']],
	['tai nghe sennheiser', ['sennheiser']],
	['gucci váy hoa chanel', ['gucci', 'chanel']],
	['gạo thơm', []],
	['gao tohm', []],
])('unknownWords of “%s” are %j', (text, unknown) => {
	expect(correctedReading(text, lexicon).unknown).toEqual(unknown);
});
