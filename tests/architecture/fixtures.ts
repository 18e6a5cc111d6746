import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Violation = { readonly file: string; readonly rule: string };

const DECLARED_VIOLATIONS = /^(?:---\n)?\/\/ violates: (.+)$/m;

/** Parses the first lines of each fixture: `// violates: rule, rule`. */
export function declaredViolations(folder: string): readonly Violation[] {
	const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: folder });
	return files.flatMap((file) => {
		const rules = DECLARED_VIOLATIONS.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.split(', ') ?? [];
		return rules.map((rule) => ({ file, rule }));
	});
}

export const asLines = (violations: readonly Violation[]): readonly string[] =>
	[...new Set(violations.map(({ file, rule }) => `${file}: ${rule}`))].sort();
