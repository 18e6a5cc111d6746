export type AskedBefore = (key: string) => boolean;

/**
 * Whether a key has come before, among the last that came: between `most` and twice as many different ones are
 * remembered, whatever is asked for.
 */
export function createAskedBefore(most: number): AskedBefore {
	let recent = new Set<string>();
	let older = new Set<string>();
	return (key) => {
		const isKnown = recent.has(key) || older.has(key);
		if (recent.size >= most) [recent, older] = [new Set(), recent];
		recent.add(key);
		return isKnown;
	};
}
