/**
 * The median of the pairwise differences: load on the machine affects both runs of a pair, and outliers do not move
 * the median.
 */
export function medianDifference(first: readonly number[], second: readonly number[]): number {
	return median(first.map((value, at) => value - (second[at] ?? Number.NaN)));
}

/** The upper one of an even number of values. */
export const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
