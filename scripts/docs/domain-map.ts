import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MAP_FILE = 'docs/map.md';

type Uses = { readonly from: string; readonly to: string; readonly isEvent: boolean };

export function domainMap(root: string, line: readonly string[]): string {
	const present = line.filter((domain) =>
		['contract.ts', 'contract', 'index.ts'].some((part) => existsSync(join(root, 'src/domains', domain, part))),
	);
	const uses = usesOf(root, present);
	const drawn = (isEvent: boolean): readonly string[] =>
		uses
			.filter((use) => use.isEvent === isEvent)
			.map(({ from, to }) => (isEvent ? `\t${to} -. events .-> ${from}` : `\t${from} --> ${to}`));
	return [
		'# Map of the domains',
		'',
		'Drawn by `npm run map` from the imports; an arrow means "uses the front door, contract, rules or tables of".',
		'Each domain may use those to its left only:',
		present.map((domain) => `\`${domain}\``).join(' · '),
		'',
		'```mermaid',
		'flowchart RL',
		...present.map((domain) => `\t${domain}`),
		...drawn(false),
		...drawn(true),
		'```',
		'',
	].join('\n');
}

function usesOf(root: string, domains: readonly string[]): readonly Uses[] {
	const found = new Map<string, Uses>();
	for (const from of domains) {
		const files = globSync(`src/domains/${from}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
		for (const file of files) {
			const text = readFileSync(join(root, file), 'utf8');
			for (const [, to = '', part = ''] of text.matchAll(
				/from '(?:#src\/domains\/|(?:\.\.\/){1,3})([a-z-]+)\/([a-z./-]+)'/g,
			)) {
				if (to === from || !domains.includes(to)) continue;
				const isEvent = part === 'events.ts';
				found.set(`${from} ${to} ${isEvent}`, { from, to, isEvent });
			}
		}
	}
	return [...found.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, use]) => use);
}
