const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Throws for an unknown name, so that a policy with a gap fails the build. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>, file: string): string {
	return text.replace(PLACEHOLDER, (_, name: string) => {
		const value = Object.hasOwn(values, name) ? values[name] : undefined;
		if (value === undefined) throw new Error(`${file}: no value is called '${name}'`);
		return value;
	});
}

export const placeholdersIn = (text: string): readonly string[] =>
	[...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
