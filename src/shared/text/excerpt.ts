const ELLIPSIS = '…';

export function excerpt(text: string, lengthMax: number): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= lengthMax) return line;
	const room = line.slice(0, lengthMax - ELLIPSIS.length + 1);
	const end = room.lastIndexOf(' ');
	const words = end > 0 ? room.slice(0, end) : room.slice(0, -1);
	return words.toWellFormed().replace(/[\s,;:.–-]+$/, '') + ELLIPSIS;
}
