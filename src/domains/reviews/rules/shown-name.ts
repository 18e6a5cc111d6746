import { textDoubts } from './text-doubts.ts';

/** Strangers read the given name and the first letter of the family: `Nguyễn Thị Hạnh` → `Hạnh N.` */
export function shownName(name: string): string {
	const words = name.normalize('NFC').trim().split(/\s+/);
	const given = words.at(-1) ?? '';
	const [family = ''] = words;
	const [first = ''] = family;
	// Nobody looks at names: one that would not be published as a text shows nothing of it.
	if (name.includes('@') || textDoubts(name).length > 0) return `${first}***`;
	return words.length > 1 ? `${given} ${first.toUpperCase()}.` : given;
}
