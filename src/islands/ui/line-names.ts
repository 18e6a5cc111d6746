export const namesOf = (
	lines: readonly { readonly id: string; readonly productName: string; readonly variantLabel: string }[],
): ReadonlyMap<string, string> =>
	new Map(lines.map((line) => [line.id, [line.productName, line.variantLabel].filter(Boolean).join(', ')]));
