/**
 * By how much the first of two things, done in turns, usually takes longer than the second. A machine that is busy for a
 * while makes both of a pair wait, and single stragglers do not move the middle.
 */
export function usualDifference(first: readonly number[], second: readonly number[]): number {
	const differences = first.map((value, at) => value - (second[at] ?? Number.NaN)).sort((a, b) => a - b);
	return differences[Math.floor(differences.length / 2)] ?? Number.NaN;
}
