import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const README_LINES_MAX = 150;
const DOMAIN_README_LINES_MAX = 25;
const OVERVIEW_LINES_MAX = 150;

const TOP_LEVEL = /^(src|docs|tests|scripts|db|bench|drills|deploy|public|\.ci|\.githooks)\//;
const ROOT_FILE =
	/^(package\.json|biome\.json|knip\.json|tsconfig\.json|\.env\.example|[a-z.-]+\.config\.(ts|mjs)|\.dependency-cruiser\.mjs)$/;
const IN_DOMAIN =
	/^(rules|use-cases|queries|db|subscribers|jobs|vnpay|oidc)\/|^(contract|events|index|background)\.ts$/;
const IS_PATTERN = /[<>*{}…\s]|NNNN/;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Returns one line per broken link and per missing, too long or wrongly numbered document. */
export function documentProblems(root: string): readonly string[] {
	const documents = globSync(['README.md', 'docs/**/*.md', 'src/domains/*/README.md'], { cwd: root }).sort();
	return [
		...documents.flatMap((file) => [...lostPaths(root, file), ...lostLinks(root, file), ...lostCommands(root, file)]),
		...tooLong(root, 'README.md', README_LINES_MAX),
		...tooLong(root, 'docs/architecture.md', OVERVIEW_LINES_MAX),
		...domainReadmes(root),
		...decisionRecords(root),
		...unexplainedPackages(root),
	];
}

function lostPaths(root: string, file: string): readonly string[] {
	const quoted = [...withoutBlocks(read(root, file)).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? '');
	return quoted.flatMap((path) => {
		if (IS_PATTERN.test(path)) return [];
		const isOwn = file.startsWith('src/domains/') && IN_DOMAIN.test(path);
		if (!isOwn && !TOP_LEVEL.test(path) && !ROOT_FILE.test(path)) return [];
		const target = isOwn ? join(dirname(file), path) : path;
		return existsSync(join(root, target)) ? [] : [`${file}: there is no ${path}`];
	});
}

function lostLinks(root: string, file: string): readonly string[] {
	const links = [...withoutBlocks(read(root, file)).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to ?? '');
	return links
		.filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(root, dirname(file), to)))
		.map((to) => `${file}: the link to ${to} leads nowhere`);
}

function lostCommands(root: string, file: string): readonly string[] {
	const { scripts } = JSON.parse(read(root, 'package.json')) as { scripts: Record<string, string> };
	const named = [...read(root, file).matchAll(/npm (?:run ([a-z:-]+)|(start|test)\b)/g)].map(
		([, a, b]) => a ?? b ?? '',
	);
	return [...new Set(named)].filter((name) => !(name in scripts)).map((name) => `${file}: there is no npm run ${name}`);
}

const withoutBlocks = (text: string): string => text.replace(/```[\s\S]*?```/g, '');

function tooLong(root: string, file: string, linesMax: number): readonly string[] {
	if (!existsSync(join(root, file))) return [`${file} is missing`];
	const lines = linesOf(read(root, file));
	return lines > linesMax ? [`${file} has ${lines} lines, at most ${linesMax}`] : [];
}

const domainReadmes = (root: string): readonly string[] =>
	globSync('src/domains/*/', { cwd: root })
		.sort()
		.flatMap((folder) => tooLong(root, join(folder, 'README.md'), DOMAIN_README_LINES_MAX));

function decisionRecords(root: string): readonly string[] {
	const files = globSync('docs/adr/*.md', { cwd: root }).sort();
	return files.flatMap((file, index) => {
		const wanted = String(index + 1).padStart(4, '0');
		const number = /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1];
		const text = read(root, file);
		const missing = ['## Context', '## Decision', '## Consequences'].filter((part) => !text.includes(`${part}\n`));
		return [
			...(number === wanted ? [] : [`${file}: the next decision is number ${wanted}`]),
			...(text.startsWith(`# ${Number(number)}. `) ? [] : [`${file}: its title begins with '# ${Number(number)}. '`]),
			...missing.map((part) => `${file} lacks '${part}'`),
		];
	});
}

const LIBRARIES = 'docs/adr/0002-libraries.md';

function unexplainedPackages(root: string): readonly string[] {
	if (!existsSync(join(root, LIBRARIES))) return [];
	const kinds = JSON.parse(read(root, 'package.json')) as Readonly<Record<string, Record<string, string> | undefined>>;
	const packages = { ...kinds.dependencies, ...kinds.devDependencies, ...kinds.optionalDependencies };
	const text = read(root, LIBRARIES);
	return Object.keys(packages)
		.filter((name) => !text.includes(`\`${name}\``))
		.map((name) => `${LIBRARIES} does not say what ${name} is for`);
}
