/** Strangers read the given name and the first letter of the family: `Nguyễn Thị Hạnh` → `Hạnh N.` */
export function shownName(name: string): string {
	const words = name.normalize('NFC').trim().split(/\s+/);
	const given = words.at(-1) ?? '';
	const [family = ''] = words;
	// Who gave an address for a name keeps it.
	if (name.includes('@')) return `${[...name][0] ?? ''}***`;
	return words.length > 1 ? `${given} ${[...family][0]?.toUpperCase() ?? ''}.` : given;
}
