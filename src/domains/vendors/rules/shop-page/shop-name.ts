import { foldVietnamese } from '#src/shared/slug.ts';
import { normaliseVisible } from './text-check.ts';

/** Letters of other scripts can look like Latin ones. */
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l' };
const RESERVED = ['chobiz', 'quantrivien', 'hethongchobiz'];

const keyOf = (text: string): string =>
	[...text]
		.filter((sign) => /[\p{L}\p{N}\p{M}|]/u.test(sign))
		.map((sign) => LOOKALIKES[sign] ?? sign)
		.join('');

/** Names with equal keys look alike: the key ignores blanks, signs and lookalike letters but keeps tones. */
export const nameKey = (name: string): string =>
	keyOf(normaliseVisible(name).normalize('NFC').toLocaleLowerCase('vi').replaceAll('ı', 'i'));

export type NameFault = 'letters' | 'reserved';

export function nameFault(name: string): NameFault | null {
	if (FOREIGN_LETTER.test(normaliseVisible(name))) return 'letters';
	const folded = foldVietnamese(normaliseVisible(name)).replace(/[^a-z0-9]/g, '');
	const reads = [folded, folded.replaceAll('0', 'o').replaceAll('1', 'i')];
	return RESERVED.some((word) => reads.some((read) => read.includes(word))) ? 'reserved' : null;
}

/** The key without tones, which PostgreSQL can also compute. */
export const foldedNameKey = (name: string): string =>
	keyOf(foldVietnamese(normaliseVisible(name)).replace(/[^a-z0-9|]/g, ''));
