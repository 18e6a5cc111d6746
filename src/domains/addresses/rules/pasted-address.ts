import type { PastedAddress } from '../contract.ts';
import { type AddressWord, type NamedSpan, spansOf, wordsOf } from './address-words.ts';
import { NO_RECEIVER, receiverOf } from './pasted-receiver.ts';
import { streetOf } from './pasted-street.ts';
import { type UnitName, unitName } from './unit-names.ts';

export const MATCHES_MAX = 8;
/** Penalties for an unexplained word between ward and province, and for one after them. */
const UNMATCHED_WORD_PENALTY = 0.25;
const TRAILING_WORD_PENALTY = 0.05;
const KIND_MATCH_BONUS = 0.2;

export type PlaceCandidate = {
	readonly provinceCode: string;
	readonly provinceName: string;
	readonly wardCode: string;
	readonly wardName: string;
	readonly former: { readonly ward: string; readonly district: string; readonly province: string } | null;
};

type ScoredPlace = { readonly place: PlaceCandidate; readonly score: number; readonly wardAt: number };
type Read = {
	readonly words: readonly AddressWord[];
	readonly spansByName: ReadonlyMap<string, readonly NamedSpan[]>;
};

/** Returns the best matches and the text before the ward: house number and street. */
export function readPlaces(text: string, candidates: readonly PlaceCandidate[]): PastedAddress {
	const words = wordsOf(text);
	const read = { words, spansByName: byName(spansOf(text, words)) };
	const weighed = candidates.flatMap((place) => scorePlace(read, place));
	const best = Math.max(0, ...weighed.map(({ score }) => score));
	const fitting = weighed.filter(({ score }) => score === best);
	const byWard = new Map(fitting.map((found) => [found.place.wardCode, found]));
	const found = [...byWard.values()];
	if (found.length === 0 || found.length > MATCHES_MAX) return { street: '', ...NO_RECEIVER, matches: [] };
	const streetEnd = Math.min(...found.map(({ wardAt }) => words[wardAt]?.start ?? 0));
	return {
		street: streetOf(text.slice(0, streetEnd)),
		...receiverOf(text, streetEnd),
		matches: found.map(({ place: { former, ...place } }) => ({
			...place,
			former: former && [former.ward, former.district, former.province].join(', '),
		})),
	};
}

function byName(spans: readonly NamedSpan[]): ReadonlyMap<string, readonly NamedSpan[]> {
	const found = new Map<string, NamedSpan[]>();
	for (const span of spans) for (const name of span.names) found.set(name, [...(found.get(name) ?? []), span]);
	return found;
}

/** Scores one point per level named in order, plus a little for the correct unit word. */
function scorePlace(read: Read, { former, ...place }: PlaceCandidate): readonly ScoredPlace[] {
	const levels = former
		? [unitName(former.ward), unitName(former.district), unitName(former.province)]
		: [unitName(place.wardName), unitName(place.provinceName)];
	const [ward, ...above] = levels;
	if (!ward) return [];
	return (read.spansByName.get(ward.core) ?? []).flatMap((span) => {
		if (span.isStreet || span.level === 'district' || span.level === 'province') return [];
		const named = findParentUnits(read, span, above);
		const units = [span, ...named.filter((unit) => unit !== null)];
		// Without a comma, `Trần Hưng Đạo Hà Nội` is a street.
		const isDoubtful = former !== null && span.isBare && !named[0];
		if (units.length === 1 || isDoubtful) return [];
		const word = span.kind !== '' && span.kind === ward.kind ? KIND_MATCH_BONUS : 0;
		const score = Math.round((units.length + word - unmatchedWordsPenalty(read.words, units)) * 100);
		return [{ place: { ...place, former }, score, wardAt: span.from }];
	});
}

function findParentUnits(read: Read, span: NamedSpan, above: readonly UnitName[]): readonly (NamedSpan | null)[] {
	let after = span.to;
	return above.map((unit) => {
		const spans = read.spansByName.get(unit.core) ?? [];
		const fitting = spans.filter((other) => other.from >= after && fits(other, unit));
		const [found] = fitting.sort((a, b) => a.from - b.from || b.to - a.to);
		after = found?.to ?? after;
		return found ?? null;
	});
}

/** Counts the words after the ward that belong to no unit. */
function unmatchedWordsPenalty(words: readonly AddressWord[], units: readonly NamedSpan[]): number {
	const end = units.at(-1)?.to ?? 0;
	return words.reduce((sum, { isIdle }, at) => {
		if (isIdle || at < (units[0]?.from ?? 0) || units.some(({ from, to }) => at >= from && at < to)) return sum;
		return sum + (at < end ? UNMATCHED_WORD_PENALTY : TRAILING_WORD_PENALTY);
	}, 0);
}

const fits = ({ level }: NamedSpan, unit: UnitName): boolean =>
	level !== 'ward' && (level === null || unit.level === null || level === unit.level);

export const namesIn = (text: string): readonly string[] => [...new Set(spansOf(text).flatMap(({ names }) => names))];
