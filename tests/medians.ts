/**
 * The median of the pairwise differences: load on the machine affects both runs of a pair, and outliers do not move
 * the median.
 */
export function medianDifference(first: readonly number[], second: readonly number[]): number {
	const differences = first.map((value, at) => value - (second[at] ?? Number.NaN)).sort((a, b) => a - b);
	return differences[Math.floor(differences.length / 2)] ?? Number.NaN;
}
