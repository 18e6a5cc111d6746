const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LONGEST = 30;
const SWAPPED_COST = 0.7;
const DOUBLED_COST = 0.5;
const NEIGHBOUR_KEY_COST = 0.8;
const OTHER_COST = 1;
/** Added because people rarely mistype the first letter. */
const FIRST_LETTER = 0.3;

const PLACES = new Map(ROWS.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y * 0.5, y }] as const)));

function areNeighbours(first: string, second: string): boolean {
	const [a, b] = [PLACES.get(first), PLACES.get(second)];
	return a !== undefined && b !== undefined && Math.abs(a.y - b.y) <= 1 && Math.abs(a.x - b.x) <= 1;
}

export const maxTypos = (length: number): number => (length <= 2 ? 0 : length <= 5 ? 1 : 2);

export function typoCost(typed: string, wanted: string, most: number): number | null {
	const a = typed.slice(0, LONGEST);
	const b = wanted.slice(0, LONGEST);
	if (Math.abs(a.length - b.length) > most / DOUBLED_COST) return null;
	let beforeLast: number[] = [];
	let last = [0];
	for (let j = 1; j <= b.length; j += 1) last.push((last[j - 1] ?? 0) + missingLetterCost(b, j - 1));
	let lowestBefore = 0;
	for (let i = 1; i <= a.length; i += 1) {
		const row = [(last[0] ?? 0) + missingLetterCost(a, i - 1)];
		let lowest = row[0] ?? 0;
		for (let j = 1; j <= b.length; j += 1) {
			const cost = Math.min(
				(last[j] ?? 0) + missingLetterCost(a, i - 1),
				(row[j - 1] ?? 0) + missingLetterCost(b, j - 1),
				(last[j - 1] ?? 0) + swapLetter(a, b, i - 1, j - 1),
				isSwap(a, b, i, j) ? (beforeLast[j - 2] ?? 0) + SWAPPED_COST : Number.POSITIVE_INFINITY,
			);
			row.push(cost);
			lowest = Math.min(lowest, cost);
		}
		if (lowest > most && lowestBefore > most) return null;
		lowestBefore = lowest;
		beforeLast = last;
		last = row;
	}
	const cost = last[b.length] ?? Number.POSITIVE_INFINITY;
	return cost > most ? null : cost;
}

const missingLetterCost = (word: string, at: number): number =>
	word[at] === word[at - 1] ? DOUBLED_COST : OTHER_COST + (at === 0 ? FIRST_LETTER : 0);

function swapLetter(a: string, b: string, i: number, j: number): number {
	const [x = '', y = ''] = [a[i], b[j]];
	if (x === y) return 0;
	return (areNeighbours(x, y) ? NEIGHBOUR_KEY_COST : OTHER_COST) + (i === 0 && j === 0 ? FIRST_LETTER : 0);
}

const isSwap = (a: string, b: string, i: number, j: number): boolean =>
	i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
