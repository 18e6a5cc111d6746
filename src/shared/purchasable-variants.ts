/** Of choices those that can be ordered now; where none can, all. */
export function purchasableVariants<T extends { readonly available: number }>(choices: readonly T[]): readonly T[] {
	const there = choices.filter(({ available }) => available > 0);
	return there.length > 0 ? there : choices;
}
