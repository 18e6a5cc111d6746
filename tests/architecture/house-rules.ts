import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_ROUTES } from '#src/routes.ts';
import type { Violation } from './fixtures.ts';

type Source = { readonly root: string; readonly file: string; readonly text: string };
type Rule = { readonly name: string; readonly isBroken: (source: Source) => boolean };

const CODE = '{src,scripts,tests,bench,drills,db}/**/*.{ts,tsx,mjs,astro}';
const TEST = /\.(test|spec)\.tsx?$|^tests\//;

const VAGUE =
	/(^|[/.-])(utils?|helpers?|misc|common)(\.[a-z]+$|\/)|(^|\/)(managers?|services?|data)(\.[a-z]+$|\/)|[a-z](Manager|Service|Helper|Util)s?\./;
const DOMAIN_FILES = ['README.md', 'contract', 'events', 'index', 'background', 'wiring', 'settle-handler'];
/** Parts of a large contract. */
const CONTRACT_PART = /^contract-[a-z-]+$/;
const DOMAIN_FOLDERS = ['rules', 'use-cases', 'queries', 'db', 'subscribers', 'jobs'];
const GATEWAYS = ['payments/vnpay', 'identity/oidc', 'media/imaging', 'vendors/identity-check'];
const QUERY_NAME = /^((get|list|search|read|count|find|suggest)-[a-z0-9-]+|[a-z0-9-]+-view)$/;
const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b|not implemented|coming soon|sắp ra mắt/i;
const SILENCED = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|prettier-ignore/;
/** Several fields or elements on one line, to get below a limit of lines. */
const LITERAL_SPREAD = /\.\.\.(\{[^{}]*\}|\[[^[\]]*\])(?=\s*[,}\])])/;
const RAW_HTML = /set:html|dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write/;
const VIETNAMESE = /[àáãăâđèéêìíĩòóõôơùúũưýạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const WRITING_SQL = /\b(insert\s+into|update\s+[\w."]+(\s+(as\s+)?\w+)?\s+set|delete\s+from|merge\s+into|truncate)\b/i;
const SAID = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>]*</g;
const COMMENT_LINES_MAX = 3;
const DOCSTRING_LINES_MAX = 12;

/** Reviewed uses of unescaped HTML: JSON-LD and rendered Markdown. */
const RAW_HTML_REVIEWED = ['src/layouts/Base.astro'];
/** Calls another server while no transaction is open. */
const MAY_AWAIT_IN_TRANSACTION = ['src/domains/identity/use-cases/end-sessions.ts'];
const BRAND_FILE = 'src/shared/brand.ts';
/** Data in Vietnamese, such as place names and word lists; not texts for a reader. */
const OUTSIDE_NAMES =
	/^src\/domains\/((catalog|search)\/db\/base-|search\/rules\/query\/(price-phrase|occasion-words|unknown-words|meant-categories)\.ts$|vendors\/rules\/shop-page\/text-check\.ts$|reviews\/rules\/text-doubts\.ts$|addresses\/use-cases\/load-units\.ts$|identity\/rules\/session-origin\.ts$)/;
/** Interface messages, articles and policies, and the sandbox of VNPAY's site. */
const MAY_CONTAIN_VIETNAMESE = /^src\/(messages|content|payment-sandbox)\//;
/** These use HTTP paths rather than links to pages. */
const MAY_WRITE_PATHS =
	/^src\/(routes\.ts|host\/|openid-provider\/|payment-sandbox\/|web\.ts|budgets\.ts|content\/|pages\/(robots\.txt|sw\.js)\.ts$|platform\/http\/problem\.ts)/;
const MAY_WRITE_API_PATHS =
	/^src\/(routes\.ts|browser\/|stores\/|islands\/.+[/-]store\.ts$|components\/.+\.client\.ts$|host\/|web\.ts|middleware\.ts|platform\/http\/|payment-sandbox\/|openid-provider\/|pages\/robots\.txt\.ts$)/;
/** State tables: one test covers all of them. */
const NEEDS_NO_TEST = /-states\.ts$/;

const folderOf = (file: string): readonly string[] => file.split('/');
const bare = (name: string | undefined): string => (name ?? '').replace(/\.(db\.)?(test\.)?tsx?$/, '');

function isStrangeInDomain({ file }: Source): boolean {
	const [top, domains, domain, part, ...inner] = folderOf(file);
	if (top !== 'src' || domains !== 'domains' || !domain || !part) return false;
	if (inner.length === 0) return !DOMAIN_FILES.includes(bare(part)) && !CONTRACT_PART.test(bare(part));
	if (GATEWAYS.includes(`${domain}/${part}`)) return false;
	if (part === 'contract') return inner.length > 1;
	// One level of folders by feature, also below the steps of use cases.
	const depth = inner.filter((folder) => folder !== 'steps').length - 1;
	return !DOMAIN_FOLDERS.includes(part) || depth > 1;
}

const VERBS = /^src\/domains\/[^/]+\/(use-cases|queries)\/(?:[^/]+\/)*([^/]+)$/;
const isStep = (file: string): boolean => file.includes('/use-cases/steps/');

function isUnnamedVerb({ root, file }: Source): boolean {
	const match = VERBS.exec(file);
	if (!match || TEST.test(file) || isStep(file)) return false;
	const name = bare(match[2]);
	if (match[1] === 'use-cases') return !/^[a-z]+-[a-z0-9-]+$/.test(name);
	return isShown(root, file) && !QUERY_NAME.test(name);
}

/** A use case opens a transaction or is exported by index.ts; helpers of use cases belong to `steps/`. */
function isStepAmongVerbs({ root, file, text }: Source): boolean {
	const match = VERBS.exec(file);
	if (match?.[1] !== 'use-cases' || TEST.test(file)) return false;
	if (isStep(file)) return /\btransact\(/.test(text);
	const isVerb = /\btransact\(/.test(text) || isShown(root, file, ['index.ts', 'background.ts']);
	return !isVerb;
}

const EXPORTED = /^export (?:async )?(?:function|const) (\w+)/gm;
const testsIn = new Map<string, string>();

function testsOf(root: string): string {
	const known = testsIn.get(root);
	if (known !== undefined) return known;
	const files = globSync('{src,tests,db}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['**/violations/**'] });
	const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
	testsIn.set(root, text);
	return text;
}

/** A use case or query that the domain does not export is tested through the exported ones. */
function isShown(root: string, file: string, doors = ['index.ts']): boolean {
	if (!/\/(use-cases|queries)\//.test(file)) return true;
	const domain = join(root, file.split('/').slice(0, 3).join('/'));
	const found = doors.map((door) => join(domain, door)).filter((door) => existsSync(door));
	const name = `/${file.split('/').at(-1)}'`;
	return found.length === 0 || found.some((door) => readFileSync(door, 'utf8').includes(name));
}

/** True when there is no test file of the same name and no test mentions its exports. */
function lacksTest({ root, file, text }: Source): boolean {
	if (!/^src\/domains\/[^/]+\/(rules|use-cases|queries|jobs|subscribers)\/.+\.ts$/.test(file) || TEST.test(file))
		return false;
	if (NEEDS_NO_TEST.test(file) || isStep(file) || !/=>|function/.test(text) || !isShown(root, file)) return false;
	if (['.test.ts', '.db.test.ts'].some((ending) => existsSync(join(root, file.replace(/\.ts$/, ending))))) return false;
	const names = [...text.matchAll(EXPORTED)].map(([, name]) => name);
	return !names.some((name) => new RegExp(`\\b${name}\\b`).test(testsOf(root)));
}

const PAGE_STARTS = PAGE_ROUTES.map(({ path }) => path.replace(/[^/]*\[.*$/, '')).filter((path) => path.length > 1);
const PAGE_LITERAL = new RegExp(
	`['"\`](${[...new Set(PAGE_STARTS)].map((path) => path.replace(/[.*+?^$()|\\]/g, '\\$&')).join('|')})(['"\`?#]|\\$\\{|(?<=/)[^'"\`\\s]*['"\`])`,
);

function writesPagePath({ file, text }: Source): boolean {
	if (!file.startsWith('src/') || TEST.test(file) || MAY_WRITE_PATHS.test(file)) return false;
	return PAGE_LITERAL.test(withoutComments(text)) && !/^src\/pages\/api\//.test(file);
}

function writesApiPath({ file, text }: Source): boolean {
	if (!file.startsWith('src/') || TEST.test(file) || MAY_WRITE_API_PATHS.test(file)) return false;
	return /['"`]\/api\/(?!docs)/.test(withoutComments(text));
}

const withoutComments = (text: string): string =>
	text.replace(/(?<=^|[\s{])\/\*\*?\s[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/.*$/gm, '$1');

function hasLongComment({ text }: Source): boolean {
	const blocks = [...text.matchAll(/(?<=^|[\s{])\/\*(\*?)\s([\s\S]*?)\*\//gm)].map(([, star, inner]) => ({
		lines: (inner ?? '').split('\n').filter((line) => /^\s*\*?\s*[^@\s*]/.test(line)).length,
		linesMax: star ? DOCSTRING_LINES_MAX : COMMENT_LINES_MAX,
	}));
	const runs = [...text.matchAll(/(?:^[ \t]*\/\/.*\n)+/gm)].map(([run]) => ({
		lines: run.trimEnd().split('\n').length,
		linesMax: COMMENT_LINES_MAX,
	}));
	return [...blocks, ...runs].some(({ lines, linesMax }) => lines > linesMax);
}

const containsVietnamese = ({ file, text }: Source): boolean =>
	/^src\/.*\.tsx?$/.test(file) &&
	!MAY_CONTAIN_VIETNAMESE.test(file) &&
	file !== BRAND_FILE &&
	!OUTSIDE_NAMES.test(file) &&
	!TEST.test(file) &&
	[...withoutComments(text).matchAll(SAID)].some(([literal]) => VIETNAMESE.test(literal));

/** Statements of a transaction must run sequentially: none may still be running when another has failed. */
const hasUnawaitedWork = ({ file, text }: Source): boolean =>
	/^src\/domains\/[^/]+\/(use-cases|db|subscribers)\//.test(file) &&
	!TEST.test(file) &&
	!MAY_AWAIT_IN_TRANSACTION.includes(file) &&
	/\bPromise\.(all|race|any)\(/.test(text);

/** A query may only use read access. */
const queryWrites = ({ file, text }: Source): boolean =>
	/^src\/domains\/[^/]+\/queries\//.test(file) &&
	!TEST.test(file) &&
	(/\b(Context|Scope|Database|Transaction|Writable)\b/.test(text) ||
		/\btransact\(|\b(db|tx|read)\.(insert|update|delete|execute)\(/.test(text) ||
		WRITING_SQL.test(withoutComments(text)));

/** A query that cannot fail returns a plain value; its endpoint wraps it in `ok`. */
const queryRejectsNothing = ({ file, text }: Source): boolean =>
	/^src\/domains\/[^/]+\/queries\//.test(file) && /Result<[^>]+, never>/.test(text);

const isTool = (file: string): boolean => file.startsWith('tests/architecture/');

export const HOUSE_RULES: readonly Rule[] = [
	{ name: 'no-vague-file-name', isBroken: ({ file }) => !file.startsWith('src/pages/') && VAGUE.test(file) },
	{ name: 'domain-folder-layout', isBroken: isStrangeInDomain },
	{ name: 'use-case-starts-with-verb', isBroken: isUnnamedVerb },
	{ name: 'steps-in-own-folder', isBroken: isStepAmongVerbs },
	{ name: 'exported-code-has-test', isBroken: lacksTest },
	{ name: 'page-paths-only-in-routes', isBroken: writesPagePath },
	{ name: 'api-called-only-from-stores', isBroken: writesApiPath },
	{ name: 'comment-length', isBroken: hasLongComment },
	{ name: 'no-literal-spread', isBroken: ({ text }) => LITERAL_SPREAD.test(text) },
	{ name: 'no-unfinished-code', isBroken: ({ text }) => UNFINISHED.test(text) },
	{ name: 'no-disabled-check', isBroken: ({ text }) => SILENCED.test(text) },
	{
		name: 'raw-html-only-in-reviewed-files',
		isBroken: ({ file, text }) => RAW_HTML.test(text) && !RAW_HTML_REVIEWED.includes(file),
	},
	{ name: 'user-texts-only-in-messages', isBroken: containsVietnamese },
	{ name: 'no-promise-all-in-transaction', isBroken: hasUnawaitedWork },
	{ name: 'queries-are-read-only', isBroken: queryWrites },
	{ name: 'queries-without-error-return-plain-values', isBroken: queryRejectsNothing },
];

export function houseViolations(root: string): readonly Violation[] {
	const files = globSync(CODE, { cwd: root, exclude: ['tests/architecture/violations/**'] });
	return files
		.filter((file) => !isTool(file))
		.flatMap((file) => {
			const source = { root, file, text: readFileSync(join(root, file), 'utf8') };
			return HOUSE_RULES.filter((rule) => rule.isBroken(source)).map((rule) => ({ file, rule: rule.name }));
		});
}
