import { foldVietnamese } from '#src/shared/slug.ts';

export type UnitLevel = 'ward' | 'district' | 'province';

/** What stands before the name of a unit, folded, the longest first; how people shorten it included. */
const KINDS: readonly { readonly word: RegExp; readonly level: UnitLevel | null }[] = [
	{ word: /^(xa|thi tran|dac khu|tt)\s+/, level: 'ward' },
	{ word: /^(phuong|p|f|x)(\s+|(?=\d))/, level: 'ward' },
	{ word: /^(huyen|thi xa|tx)\s+/, level: 'district' },
	{ word: /^(quan|q|h)(\s+|(?=\d))/, level: 'district' },
	{ word: /^(tinh|t)\s+/, level: 'province' },
	// A town of a province and one beside the provinces are called alike.
	{ word: /^(thanh pho|tp)\s+/, level: null },
];

/** How people call provinces besides their names, folded. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
	hcm: 'ho chi minh',
	tphcm: 'ho chi minh',
	hcmc: 'ho chi minh',
	'sai gon': 'ho chi minh',
	sg: 'ho chi minh',
	hn: 'ha noi',
	tphn: 'ha noi',
	tpdn: 'da nang',
	hp: 'hai phong',
	'thua thien hue': 'hue',
	tthue: 'hue',
	brvt: 'ba ria vung tau',
	'vung tau': 'ba ria vung tau',
	'dac lac': 'dak lak',
	'dak lac': 'dak lak',
	daklak: 'dak lak',
	'dac nong': 'dak nong',
};

const plain = (name: string): string =>
	foldVietnamese(name)
		.replace(/[^a-z0-9]+/g, ' ')
		.trim()
		.replace(/\b0+(?=\d)/g, '');

export type UnitName = {
	/** The name without what it is: `ba dinh`, `12`. */
	readonly core: string;
	/** As far as the word before the name tells; null when it may be several, or none stands there. */
	readonly level: UnitLevel | null;
	/** The word itself, folded, or empty. */
	readonly kind: string;
};

export function unitName(name: string): UnitName {
	const folded = plain(name);
	for (const { word, level } of KINDS) {
		const kind = word.exec(folded)?.[0];
		if (kind && kind.length < folded.length) return { core: folded.slice(kind.length), level, kind: kind.trim() };
	}
	return { core: folded, level: null, kind: '' };
}

/** Every name that may be meant: `Quân Chu` is no district called Chu. */
export function namesMeant(text: string): readonly string[] {
	const { core, kind } = unitName(text);
	const whole = plain(text);
	const province = PROVINCE_NAMES[whole] ?? PROVINCE_NAMES[core];
	return [...new Set([core, ...(kind ? [whole] : []), ...(province ? [province] : [])])];
}
