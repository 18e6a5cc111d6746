import { foldVietnamese } from '#src/shared/slug.ts';

export type UnitLevel = 'ward' | 'district' | 'province';

/** Unit words and their abbreviations, folded, longest first. */
const KINDS: readonly { readonly word: RegExp; readonly level: UnitLevel | null }[] = [
	{ word: /^(xa|thi tran|dac khu|tt)\s+/, level: 'ward' },
	{ word: /^(phuong|p|f|x)(\s+|(?=\d))/, level: 'ward' },
	{ word: /^(huyen|thi xa|tx)\s+/, level: 'district' },
	{ word: /^(quan|q|h)(\s+|(?=\d))/, level: 'district' },
	{ word: /^(tinh|t)\s+/, level: 'province' },
	// Cities within a province and cities at province level share this word.
	{ word: /^(thanh pho|tp)\s+/, level: null },
];

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
	/** The folded name without its unit word: `ba dinh`, `12`. */
	readonly core: string;
	/** Null when the unit word is ambiguous or missing. */
	readonly level: UnitLevel | null;
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

/** Includes readings with and without a unit word: `Quân Chu` is not a district named Chu. */
export function spellingsOf(text: string): readonly string[] {
	const { core, kind } = unitName(text);
	const whole = plain(text);
	const province = PROVINCE_NAMES[whole] ?? PROVINCE_NAMES[core];
	return [...new Set([core, ...(kind ? [whole] : []), ...(province ? [province] : [])])];
}
