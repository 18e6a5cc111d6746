import { findReviewTextIssues } from './text-doubts.ts';

/** Shows the given name and the initial of the family name: `Nguyễn Thị Hạnh` → `Hạnh N.` */
export function shownName(name: string): string {
	const words = name.normalize('NFC').trim().split(/\s+/);
	const given = words.at(-1) ?? '';
	const [family = ''] = words;
	const [first = ''] = family;
	// Names are not reviewed, so a name that fails the text check shows only its first letter.
	if (name.includes('@') || findReviewTextIssues(name).length > 0) return `${first}***`;
	return words.length > 1 ? `${given} ${first.toUpperCase()}.` : given;
}
