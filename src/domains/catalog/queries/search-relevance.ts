import { type SQL, sql } from 'drizzle-orm';
import type { SearchMode } from '../contract.ts';
import { type Attempt, allWords } from '../rules/search-plan.ts';
import type { Reading, Slot } from '../rules/search-reading.ts';

/** Shares of relevance. Tones that were typed outweigh all but the words themselves. */
const SHARE = {
	words: 4,
	tones: 3,
	inName: 1.2,
	atStart: 1,
	inside: 0.6,
	wholeName: 0.3,
	neighbours: 2,
	ranking: 0.5,
} as const;
const share = (number: number): SQL => sql.raw(number.toFixed(4));
export const WORDS_SHARE = share(SHARE.words);
const sum = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` + `);
const isIn = (word: string, column: 'name_folded' | 'name_toned'): SQL =>
	sql`(position(${` ${word} `} in product.${sql.raw(column)}) > 0)::int`;

/** What makes an entry fit beside the words: their tones, where in the name they are, and what it is by itself. */
export function besideWords({ words, keys }: Reading, mode: SearchMode): SQL {
	const phrase = ` ${words.join(' ')} `;
	const parts = [
		sql`case when starts_with(product.name_folded, ${phrase}) then ${share(SHARE.atStart)}
			when position(${phrase} in product.name_folded) > 0 then ${share(SHARE.inside)} else 0 end`,
		sql`${share(SHARE.inName / words.length)} * (${sum(words.map((word) => isIn(word, 'name_folded')))})`,
		sql`${share(SHARE.wholeName)} * least(1, ${phrase.length}::float8 / length(product.name_folded))`,
		sql`${share(SHARE.ranking)} * product.score`,
	];
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
	if (mode === 'partial' && pairs.length > 0)
		parts.push(
			sql`${share(SHARE.neighbours / pairs.length)} * (${sum(pairs.map((pair) => isIn(pair, 'name_folded')))})`,
		);
	if (keys.length > 0)
		parts.push(sql`${share(SHARE.tones / keys.length)} * (${sum(keys.map((key) => isIn(key, 'name_toned')))})`);
	return sum(parts);
}

/** How much of a question a product has, telling words more than others, likely readings more than far-fetched ones. */
export const fitOf = ({ mode, reading }: Pick<Attempt, 'mode' | 'reading'>): SQL =>
	mode === 'words' && isExact(reading) ? sql`1::float8` : fitOfSlots(reading.slots);

const isExact = ({ slots }: Reading): boolean => slots.every(({ alternatives }) => alternatives.length === 1);

function fitOfSlots(slots: readonly Slot[]): SQL {
	const whole = slots.reduce((total, { telling }) => total + telling, 0);
	const parts = slots.map(({ alternatives, telling }) => {
		const cases = [...alternatives]
			.sort((a, b) => b.weight - a.weight)
			.map(({ words, weight }) => {
				const value = (telling * weight) / whole;
				return sql`when product.words @@ ${allWords(words)}::tsquery then ${share(value)}`;
			});
		return sql`case ${sql.join(cases, sql` `)} else 0 end`;
	});
	return sql`(${sum(parts)})::float8`;
}
