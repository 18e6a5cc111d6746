import type { Lexicon } from '../lexicon/search-lexicon.ts';
import { isSyllable } from '../lexicon/syllables.ts';
import { formKnownPair, headTermOf } from '../ranking/head-term.ts';
import { distinctivenessOf, meaningAlternative, type Slot, slotOf } from './search-interpretation.ts';
import { allSlots, anyOf, slotHits, slotQuery } from './search-query.ts';

const HEAD_TERM_FACTOR = 2;
/** A term that no product contains, like `giá rẻ`, is rare without being distinctive. */
const UNSOLD_WORD_FACTOR = 0.6;
/** The query starts with a term that products have: the unknown word only describes it. */
const UNSOLD_DESCRIPTION_FACTOR = 0.2;
const SECOND_RAREST_SHARE = 0.6;

/** Single letters and digits, as in `1=1`, occur in all kinds of products, so a partial match must not rely on them. */
export const isDistinctive = ({ alternatives: [best] }: Slot): boolean =>
	(best?.words ?? []).some(({ length }) => length > 1);

/** A joined word that means several terms may match by some of them. */
export function splitUnsureSlot(
	slot: Slot,
	isAll: boolean,
	keys: readonly string[],
	lexicon: Lexicon,
): readonly Slot[] {
	const [best] = slot.alternatives;
	const isSure = isAll || slot.alternatives.length === 1;
	if (!isSure || !best || best.isMeaning || best.words.length < 2) return [slot];
	return best.words.map((word, at) => {
		const meant = lexicon.meaningsOf([word]).map(meaningAlternative);
		const part = slotOf([{ words: [word], weight: 1 }, ...meant], lexicon, keys);
		return at === 0 ? part : { ...part, dependsOnPrevious: true };
	});
}

/** In Vietnamese the product comes first and its description follows. */
export function markHeadTerm(
	slots: readonly Slot[],
	lexicon: Lexicon,
	typed: ReadonlySet<string> = new Set(),
): readonly Slot[] {
	const isKnown = (slot: Slot) => isSold(slot, lexicon) || isListed(slot, lexicon);
	const startsAsTyped = slots[0] !== undefined && isAsTyped(slots[0], typed);
	const unknown = new Set(slots.filter((_, at) => startsAsTyped && isOfUnknown(slots, at, isKnown, lexicon)));
	const first = headTermIndex(slots, isKnown, lexicon);
	const head = first < 0 ? [] : headTermOf(slots.slice(first), lexicon);
	const sold = slots.filter((slot) => isDistinctive(slot) && isSold(slot, lexicon) && !unknown.has(slot));
	const most = mostDistinctiveSlot(sold);
	const likeIt = mostDistinctiveSlot(sold.filter((slot) => !head.includes(slot)));
	const isRarest = (slot: Slot) =>
		slot === most || (slot === likeIt && slot.distinctiveness > SECOND_RAREST_SHARE * (most?.distinctiveness ?? 0));
	return slots.map((slot, at) => {
		const before = slots[at - 1]?.alternatives[0]?.words.at(-1) ?? '';
		const dependsOnPrevious = lexicon.pairHits(before, slot.alternatives[0]?.words[0] ?? '') > 0;
		const isNamed = at === first && slot.dependsOnPrevious === undefined;
		const isUnknown = first === 0 && unknown.has(slot);
		const counted = isUnknown
			? slot.distinctiveness * UNSOLD_DESCRIPTION_FACTOR
			: isKnown(slot)
				? slot.distinctiveness
				: (at === 0 ? distinctivenessOfUnsoldWord(lexicon) : slot.distinctiveness) * UNSOLD_WORD_FACTOR;
		const isStated = isNamed || (!isKnown(slot) && slots.length === 2);
		const times = at === 0 && slot.dependsOnPrevious === undefined && isStated ? HEAD_TERM_FACTOR : 1;
		return {
			...slot,
			dependsOnPrevious: slot.dependsOnPrevious || dependsOnPrevious,
			isNamed,
			isUnknown,
			isOfName: head.includes(slot),
			isRarest: isRarest(slot),
			distinctiveness: counted * times,
		};
	});
}

const isAsTyped = ({ alternatives: [best] }: Slot, typed: ReadonlySet<string>): boolean =>
	best?.isMeaning === true || (best?.words.every((word) => typed.has(word)) ?? false);

/** A known syllable next to an unknown one belongs to it, unless products have it next to another neighbour. */
function isOfUnknown(slots: readonly Slot[], at: number, isKnown: (slot: Slot) => boolean, lexicon: Lexicon): boolean {
	const [before, slot, after] = [slots[at - 1], slots[at], slots[at + 1]];
	if (!slot || !before) return false;
	if (!isKnown(slot)) return true;
	const [word = '', second] = slot.alternatives[0]?.words ?? [];
	const isPaired = formKnownPair(before, slot, lexicon) || (after !== undefined && formKnownPair(slot, after, lexicon));
	if (second !== undefined || isPaired || !isSyllable(word)) return false;
	return (at > 1 && !isKnown(before)) || (after !== undefined && !isKnown(after));
}

/** The first term; if unknown, the first that forms a pair with the next one, otherwise the last. */
function headTermIndex(slots: readonly Slot[], isKnown: (slot: Slot) => boolean, lexicon: Lexicon): number {
	const known = slots.filter((slot) => isDistinctive(slot) && isKnown(slot));
	const [first] = known;
	if (!first || first === slots.find(isDistinctive)) return first ? slots.indexOf(first) : -1;
	const continues = (slot: Slot) => {
		const next = slots[slots.indexOf(slot) + 1];
		return next !== undefined && isKnown(next) && formKnownPair(slot, next, lexicon);
	};
	const named = known.find(continues) ?? known.at(-1) ?? first;
	return slots.indexOf(named);
}

const mostDistinctiveSlot = (slots: readonly Slot[]): Slot | undefined =>
	slots.reduce<Slot | undefined>(
		(most, slot) => (most && most.distinctiveness >= slot.distinctiveness ? most : slot),
		undefined,
	);

export const isSold = (slot: Slot, lexicon: Lexicon): boolean =>
	slotHits(slot, lexicon) > 0 && slot.alternatives[0]?.weight === 1;

/** Operators have listed a synonym for it, so it is a product even if none is sold. */
function isListed({ alternatives: [best] }: Slot, lexicon: Lexicon): boolean {
	const name = best?.words ?? [];
	const others = name.length > 0 ? lexicon.meaningsOf(name) : [];
	return others.some(({ words }) => lexicon.meaningsOf(words).some((back) => back.words.join(' ') === name.join(' ')));
}

/** First any two parts of the query, then any distinctive one; `fit` ranks the matches. */
export function partialQueries(slots: readonly Slot[]): readonly string[] {
	const known = slots.filter((slot) => isDistinctive(slot) && !slot.isUnknown);
	const any = anyOf((known.length > 0 ? known : slots.filter(isDistinctive)).map(slotQuery));
	if (slots.length < 3) return [any];
	const expressions = slots.filter(({ alternatives: [best] }) => (best?.words.length ?? 0) > 1);
	const named = slots.filter(({ isNamed, isOfName }) => isNamed || isOfName);
	return [
		anyOf([
			...pairsOf(slots)
				.filter((pair) => pair.some(isDistinctive))
				.map(allSlots),
			...expressions.map(slotQuery),
			...(named.some(isDistinctive) ? [allSlots(named)] : []),
		]),
		any,
	];
}

const pairsOf = (slots: readonly Slot[]): readonly (readonly Slot[])[] =>
	slots.flatMap((first, at) => slots.slice(at + 1).map((second) => [first, second]));

const distinctivenessOfUnsoldWord = ({ most }: Lexicon): number => distinctivenessOf(0, most);
