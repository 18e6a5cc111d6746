import type { PastedAddress } from '../contract.ts';
import { namesMeant, type UnitLevel, unitName } from './unit-names.ts';

/** Of a pasted text only this many parts are looked at, from its end. */
const PARTS_MAX = 12;
/** More places than this are no choice any more. */
export const MATCHES_MAX = 8;

/** A piece between commas, with where it stands in the text. */
export type AddressPart = {
	readonly start: number;
	readonly names: readonly string[];
	readonly level: UnitLevel | null;
	readonly kind: string;
};

/** A place of today, and the unit of before July 2025 by which it was found. */
export type PlaceCandidate = {
	readonly provinceCode: string;
	readonly provinceName: string;
	readonly wardCode: string;
	readonly wardName: string;
	readonly former: { readonly ward: string; readonly district: string; readonly province: string } | null;
};

const KIND_WORDS =
	/(?<!thị|thi)\s+(?=(?:phường|phuong|xã|thị trấn|thi tran|quận|huyện|huyen|thị xã|thi xa|thành phố|thanh pho|tỉnh|đặc khu|dac khu|tp\.)\s)/iu;
const BETWEEN = new RegExp(`\\s*[,;\\n|]+\\s*|\\s+[-–]\\s+|${KIND_WORDS.source}`, 'giu');

/** The pieces of a text, from its beginning; `Việt Nam` at the end says nothing. */
export function addressParts(text: string): readonly AddressPart[] {
	const parts: AddressPart[] = [];
	let start = 0;
	for (const match of [...text.matchAll(BETWEEN), null]) {
		const raw = text.slice(start, match?.index ?? text.length);
		const { level, kind } = unitName(raw);
		const names = namesMeant(raw).filter((name) => name !== '' && name !== 'viet nam');
		if (names.length > 0) parts.push({ start, names, level, kind });
		start = match ? match.index + match[0].length : text.length;
	}
	return parts.slice(-PARTS_MAX);
}

type Weighed = { readonly place: PlaceCandidate; readonly score: number; readonly wardAt: number };

/** The places that the text fits best, and what stands before the ward: number and street. */
export function readPlaces(text: string, candidates: readonly PlaceCandidate[]): PastedAddress {
	const parts = addressParts(text);
	const weighed = candidates.flatMap((place) => weigh(parts, place));
	const best = Math.max(0, ...weighed.map(({ score }) => score));
	const fitting = weighed.filter(({ score }) => score === best);
	const byWard = new Map(fitting.map((found) => [found.place.wardCode, found]));
	const found = [...byWard.values()];
	if (found.length === 0 || found.length > MATCHES_MAX) return { street: '', matches: [] };
	const streetEnd = Math.min(...found.map(({ wardAt }) => wardAt));
	return {
		street: text
			.slice(0, streetEnd)
			.replace(/[\s,;|–-]+$/u, '')
			.replace(/\s+/g, ' ')
			.trim(),
		matches: found.map(({ place: { former, ...place } }) => ({
			...place,
			former: former && [former.ward, former.district, former.province].join(', '),
		})),
	};
}

/** One point for each level that is named in its order, a little for the right word before it. */
function weigh(parts: readonly AddressPart[], { former, ...place }: PlaceCandidate): readonly Weighed[] {
	const levels = former
		? [unitName(former.ward), unitName(former.district), unitName(former.province)]
		: [unitName(place.wardName), unitName(place.provinceName)];
	const [ward, ...above] = levels;
	if (!ward) return [];
	return parts.flatMap((part, at) => {
		if (!part.names.includes(ward.core) || part.level === 'district' || part.level === 'province') return [];
		let next = at + 1;
		let named = 1;
		for (const unit of above) {
			const found = parts.findIndex((other, index) => index >= next && fits(other, unit));
			if (found < 0) continue;
			named += 1;
			next = found + 1;
		}
		if (named === 1) return [];
		const word = part.kind !== '' && part.kind === ward.kind ? 0.2 : 0;
		// Whatever stands behind the ward and is none of the units above speaks against the place.
		const strange = parts.length - at - named;
		return [{ place: { ...place, former }, score: named + word - Math.max(0, strange) * 0.5, wardAt: part.start }];
	});
}

const fits = (
	part: AddressPart,
	{ core, level }: { readonly core: string; readonly level: UnitLevel | null },
): boolean =>
	part.level !== 'ward' && part.names.includes(core) && (part.level === null || level === null || part.level === level);

/** All names by which units are looked up. */
export const namesIn = (text: string): readonly string[] => [
	...new Set(addressParts(text).flatMap(({ names }) => names)),
];
