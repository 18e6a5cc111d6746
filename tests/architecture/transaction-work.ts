import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Violation } from './fixtures.ts';

const CODE = '{src,db,scripts}/**/*.ts';
const RULE = 'transactions-hold-database-work-only';
/** Each may take longer than the database allows an idle transaction. */
const OUTSIDE_WORK =
	/\b(readFile|readFileSync|readdir|readdirSync|writeFile|writeFileSync|createRequire|fetch|sharp|scrypt|pbkdf2|gzip|brotliCompress|readCsv|decodePicture|encodePixels|hashPassword|isRightPassword|settlementFile)\(|\bnew PDFDocument|\b(provider|client|store|fileStore\(\)|openFileStore\([^)]*\))\.(send|query|refund|read|write|remove)\(/;
const FUNCTION =
	/^(?:export )?(?:async )?function (\w+)(?:<[^(]*?>)?\(|^(?:export )?const (\w+)[^=\n]*= ?(?:\n\t)?(?:async )?\(/gm;
const TRANSACTION_CALL = /(?<![.\w])(?:transact|inThePast)(?:<[^(]*?>)?\(|\.transaction\(/g;
const NAMES = /(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g;
const CALL = /(?<![.\w])(\w+)\(/g;

type Module = { readonly text: string; readonly bodies: Map<string, string>; readonly names: Map<string, string> };

function balanced(text: string, from: number): string {
	let depth = 1;
	let at = from;
	for (; at < text.length && depth > 0; at += 1) {
		if (text[at] === '(') depth += 1;
		if (text[at] === ')') depth -= 1;
	}
	return text.slice(from, at);
}

function moduleOf(root: string, file: string): Module {
	const text = readFileSync(join(root, file), 'utf8');
	const starts = [...text.matchAll(FUNCTION)];
	const bodies = new Map(
		starts.map((start, at) => [start[1] ?? start[2] ?? '', text.slice(start.index, starts[at + 1]?.index)]),
	);
	const names = new Map<string, string>();
	for (const [, list = '', from = ''] of text.matchAll(NAMES)) {
		const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from));
		for (const entry of list.split(',')) {
			const [name = '', alias = name] = entry
				.trim()
				.replace(/^type /, '')
				.split(' as ');
			if (name) names.set(alias, `${target}#${name}`);
		}
	}
	return { text, bodies, names };
}

const DEPTH_MAX = 12;

/** Finds transactions that read files, send requests or encode pictures, directly or through called functions. */
export function findWorkInTransactions(root: string): readonly Violation[] {
	const files = globSync(CODE, { cwd: root, exclude: ['**/*.test.ts'] });
	const modules = new Map(files.map((file) => [file, moduleOf(root, file)]));
	const verdicts = new Map<string, boolean>();

	const find = (file: string, name: string, depth = 0): string | null => {
		const module = modules.get(file);
		if (!module || depth > DEPTH_MAX) return null;
		if (module.bodies.has(name)) return `${file}#${name}`;
		const [target = '', original = ''] = module.names.get(name)?.split('#') ?? [];
		return target ? find(target, original, depth + 1) : null;
	};
	const leavesDatabase = (file: string, body: string): boolean =>
		OUTSIDE_WORK.test(body) ||
		[...body.matchAll(CALL)].some(([, name = '']) => {
			const callee = find(file, name);
			return callee !== null && isOutside(callee);
		});
	const isOutside = (callee: string): boolean => {
		const known = verdicts.get(callee);
		if (known !== undefined) return known;
		// A recursive call counts as harmless; the rest of the function decides.
		verdicts.set(callee, false);
		const [file = '', name = ''] = callee.split('#');
		const verdict = leavesDatabase(file, modules.get(file)?.bodies.get(name) ?? '');
		verdicts.set(callee, verdict);
		return verdict;
	};
	return [...modules].flatMap(([file, { text }]) => {
		const bodies = [...text.matchAll(TRANSACTION_CALL)].map((open) => balanced(text, open.index + open[0].length));
		return bodies.some((body) => leavesDatabase(file, body)) ? [{ file, rule: RULE }] : [];
	});
}
