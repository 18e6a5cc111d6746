import {
	CLOSING,
	PACKING,
	QUESTIONS_FOR_ANY,
	SHOP_CAVEATS,
	SHOP_COMPLAINTS,
	SHOP_PRAISE,
	SHOP_THANKS,
	THANKS,
} from './for-any.ts';
import type { ComplaintAndReply, KindTexts, QuestionAndAnswer } from './kinds.ts';

/** Of 100 reviews, how many have at least these stars. */
const SHARES = [
	[62, 5],
	[86, 4],
	[94, 3],
	[98, 2],
	[100, 1],
] as const;

export const starsOf = (chance: number): number => SHARES.find(([upTo]) => chance * 100 < upTo)?.[1] ?? 5;

/** Sentences that stand on one page already; none is used twice. */
export type Used = Set<string>;

function take(used: Used, list: readonly string[], random: () => number): string | null {
	const free = list.filter((sentence) => !used.has(sentence));
	const chosen = free[Math.floor(random() * free.length)] ?? null;
	if (chosen) used.add(chosen);
	return chosen;
}

function takePair(
	used: Used,
	list: readonly (readonly [string, string])[],
	random: () => number,
): ComplaintAndReply | null {
	const free = list.filter(([first, second]) => !used.has(first) && !used.has(second));
	const chosen = free[Math.floor(random() * free.length)] ?? null;
	for (const sentence of chosen ?? []) used.add(sentence);
	return chosen;
}

export type Written = { readonly body: string; readonly reply: string | null };
type Pools = {
	readonly praise: readonly string[];
	readonly more: readonly string[];
	readonly caveats: readonly string[];
	readonly complaints: readonly ComplaintAndReply[];
	readonly thanks: readonly string[];
};

type Page = { readonly stars: number; readonly used: Used };

const REPLIED_SHARE = 0.85;
const ADDED_SHARE = 0.55;
/** Some people only choose the stars. */
const WORDLESS_SHARE = 0.15;

function write(pools: Pools, { stars, used }: Page, random: () => number): Written {
	if (stars <= 2) {
		const [body = '', reply = null] = takePair(used, pools.complaints, random) ?? [];
		return { body, reply };
	}
	const isWordless = random() < WORDLESS_SHARE;
	const isLong = stars < 5 || random() < ADDED_SHARE;
	const parts = isWordless
		? []
		: [take(used, pools.praise, random), isLong ? take(used, stars === 5 ? pools.more : pools.caveats, random) : null];
	const reply = random() < REPLIED_SHARE ? take(used, pools.thanks, random) : null;
	return { body: parts.filter((part) => part !== null).join(' '), reply };
}

export const writeReview = ({ praise, caveats, complaints }: KindTexts, page: Page, random: () => number): Written =>
	write({ praise, caveats, complaints, more: [...PACKING, ...CLOSING], thanks: THANKS }, page, random);

const OF_SHOPS: Pools = {
	praise: SHOP_PRAISE,
	more: [],
	caveats: SHOP_CAVEATS,
	complaints: SHOP_COMPLAINTS,
	thanks: [...SHOP_THANKS, ...THANKS],
};
export const writeShopReview = (page: Page, random: () => number): Written => write(OF_SHOPS, page, random);

export const writeQuestion = ({ questions }: KindTexts, used: Used, random: () => number): QuestionAndAnswer | null =>
	takePair(used, [...questions, ...QUESTIONS_FOR_ANY], random);
