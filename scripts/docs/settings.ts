import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = 'src/platform/config/settings.ts';
const EXAMPLE = '.env.example';

/** Settings and `.env.example` must have the same names, and no other module may read the environment. */
export function settingProblems(root: string): readonly string[] {
	const schema = readFileSync(join(root, SCHEMA), 'utf8');
	const known = new Set([...schema.matchAll(/^\t([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? ''));
	if (!existsSync(join(root, EXAMPLE))) return [`${EXAMPLE} is missing`];
	const example = readFileSync(join(root, EXAMPLE), 'utf8');
	const shown = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''));
	return [
		...[...known].filter((name) => !shown.has(name)).map((name) => `${EXAMPLE} does not show ${name}`),
		...[...shown].filter((name) => !known.has(name)).map((name) => `${EXAMPLE} shows ${name}, which no setting reads`),
		...hiddenSettings(root, known),
	];
}

function hiddenSettings(root: string, known: ReadonlySet<string>): readonly string[] {
	const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
	return files.flatMap((file) => {
		const text = readFileSync(join(root, file), 'utf8');
		const names = [...text.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
		return names.filter((name) => !known.has(name)).map((name) => `${file} reads ${name}, which is no setting`);
	});
}
