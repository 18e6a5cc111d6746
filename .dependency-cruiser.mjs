/** The arrows of the product: `docs/architecture.md` says them in words, `tests/architecture` proves that each bites. */

/** Each domain may use those before it. */
export const DOMAIN_LINE = [
	...['identity', 'media', 'addresses', 'notifications', 'vendors', 'shipping', 'catalog', 'wishlist', 'promotions'],
	...['ledger', 'payments', 'coin', 'fees', 'cart', 'orders', 'settlement', 'bargaining', 'auctions', 'freight'],
	...['reviews', 'messages', 'forum', 'operations'],
];

const TESTS = '\\.test\\.tsx?$';
const PACKAGES = '(^|/)node_modules/';
const packages = (...names) => `${PACKAGES}(${names.map((name) => name.replaceAll('/', '\\/')).join('|')})/`;
const CONTRACTS = '^src/domains/[^/]+/contract[a-z-]*\\.ts$';
const PURE = '^src/domains/[^/]+/(contract[a-z-]*\\.ts$|rules/)';
const TABLES = '^src/domains/[^/]+/db/tables\\.ts$';
const FRONT_DOORS = '^src/domains/[^/]+/index\\.ts$';
const WORDS = '^src/messages/';
const ROUTES = '^src/routes\\.ts$';
const SHARED = '^src/shared/';
/** Code that runs in the browser. */
const IN_BROWSER =
	'^src/(shared/|routes\\.ts$|messages/|browser/|stores/|islands/|domains/[^/]+/(contract[a-z-]*\\.ts$|rules/))';

const forbid = (name, comment, from, to) => ({
	name,
	comment,
	severity: 'error',
	from: { path: from, pathNot: TESTS },
	to,
});
/** Files of `from` may import, of our own sources, only what matches one of `allowed`. */
const only = (name, comment, from, allowed, more = {}) =>
	forbid(name, comment, from, { path: '^src/', pathNot: allowed, ...more });
const own = (inner) => `^src/domains/$1/${inner}`;
const domain = (inner) => `^src/domains/([^/]+)/${inner}`;

const layers = [
	only('shared-imports-nothing', 'shared/ is the pure kernel', SHARED, [SHARED]),
	only('platform-imports-no-domain', 'platform/ is plumbing', '^src/platform/', [SHARED, '^src/platform/']),
	only(
		'database-imports-no-other-platform',
		'platform/db/ is used by the rest of the platform, never the other way (types of the log excepted)',
		'^src/platform/db/',
		[SHARED, '^src/platform/db/', '^src/platform/log/'],
	),
	only('routes-import-only-shared', 'routes.ts is read in the browser too', ROUTES, [SHARED]),
	only(
		'messages-import-only-contracts',
		'messages/ holds words and quotes the numbers of the code',
		WORDS,
		[WORDS, SHARED, CONTRACTS],
		{
			dependencyTypesNot: ['type-only'],
		},
	),
	only(
		'messages-import-types-of-rules',
		'the types of codes and states make a missing word a compile error',
		WORDS,
		[WORDS, SHARED, PURE, '^src/platform/http/'],
		{ dependencyTypes: ['type-only'] },
	),
	only('app-imports-domain-index-only', 'app/ composes; a domain is entered by its front doors', '^src/app/', [
		...['^src/app/', '^src/platform/', SHARED, WORDS, ROUTES],
		'^src/domains/[^/]+/(index|background)\\.ts$',
	]),
	only('browser-imports-no-server-code', 'browser/ holds plain scripts', '^src/browser/', [
		...['^src/browser/', SHARED, ROUTES, WORDS, CONTRACTS],
	]),
	forbid('browser-imports-contract-types-only', 'schemas weigh too much for a page that is read', '^src/browser/', {
		path: CONTRACTS,
		dependencyTypesNot: ['type-only'],
	}),
	only('stores-import-contracts-and-rules', 'stores/ calls the API and uses pure rules', '^src/stores/', [
		...['^src/stores/', '^src/browser/', PURE, SHARED, ROUTES, WORDS],
	]),
	only('islands-import-stores', 'islands/ fetches through stores', '^src/islands/', [
		...['^src/islands/', '^src/stores/', PURE, SHARED, ROUTES, WORDS],
	]),
	only('ui-islands-import-no-feature', 'islands/ui/ is used by islands', '^src/islands/ui/', [
		...['^src/islands/ui/', SHARED, WORDS, ROUTES],
	]),
	only('components-import-no-server-code', 'components/ shows what it is given', '^src/components/', [
		...['^src/components/', '^src/islands/', '^src/browser/', '^src/styles/', CONTRACTS, SHARED, ROUTES, WORDS],
	]),
	only('layouts-import-no-server-code', 'layouts/ frames pages', '^src/layouts/', [
		...['^src/layouts/', '^src/components/', '^src/islands/', '^src/browser/', '^src/styles/'],
		...[CONTRACTS, SHARED, ROUTES, WORDS],
	]),
	forbid(
		'components-import-contract-types-only',
		'components and layouts decide nothing',
		'^src/(components|layouts)/',
		{
			path: CONTRACTS,
			dependencyTypesNot: ['type-only'],
		},
	),
	only('content-imports-contracts-only', 'policies quote the numbers of the code', '^src/content', [
		...['^src/content', CONTRACTS, SHARED, ROUTES],
	]),
	only('pages-import-domain-index-only', 'pages call queries and hand props on', '^src/pages/.+\\.astro$', [
		...['^src/(pages|layouts|components|islands|content|styles|browser)(/|\\.)', FRONT_DOORS, CONTRACTS],
		...['^src/app/screens/', '^src/platform/http/', SHARED, ROUTES, WORDS],
	]),
	only('endpoints-import-domain-index-only', 'an endpoint is one line', '^src/pages/.+\\.ts$', [
		...['^src/pages/', FRONT_DOORS, CONTRACTS, '^src/platform/(http|config|live)/', SHARED, ROUTES, WORDS],
		...['^src/content', '^src/layouts/[^/]+\\.ts$'],
	]),
	only('middleware-imports-app-only', 'middleware.ts hands over to app/', '^src/middleware\\.ts$', [
		...['^src/app/', '^src/platform/', SHARED, ROUTES, WORDS],
	]),
	only('openid-provider-imports-no-domain', 'replaced by settings in real use', '^src/openid-provider/', [
		...['^src/openid-provider/', '^src/platform/', SHARED],
	]),
	only('sandbox-imports-no-domain', 'replaced by settings in real use', '^src/payment-sandbox/', [
		...['^src/payment-sandbox/', '^src/platform/', SHARED],
	]),
	only('host-imports-no-domain', 'host/ serves; app/ composes', '^src/host/', [
		...['^src/host/', '^src/app/', '^src/platform/', '^src/openid-provider/', SHARED, ROUTES, WORDS],
	]),
	only(
		'entry-points-import-no-domain',
		'web, worker and migrate only start things',
		'^src/(web|worker|migrate)\\.ts$',
		[...['^src/host/', '^src/app/', '^src/platform/', '^src/openid-provider/', SHARED]],
	),
	forbid('src-imports-no-tests', 'what is delivered needs neither tests nor tools', '^src/', {
		path: '^(tests|db|scripts|bench|drills)/',
	}),
];

const facets = [
	only('contracts-import-contracts-only', 'contract.ts is browser-safe', domain('contract[a-z-]*\\.ts$'), [
		SHARED,
		CONTRACTS,
	]),
	only('rules-are-pure', 'rules/: no I/O, no clock, no chance', domain('rules/'), [SHARED, own('rules/'), PURE]),
	only('events-import-contracts-only', 'events.ts announces facts', domain('events\\.ts$'), [
		...[SHARED, own('contract[a-z-]*\\.ts$'), '^src/platform/jobs/'],
	]),
	only('tables-reference-earlier-domains', 'tables.ts: foreign keys to the left', domain('db/tables\\.ts$'), [
		...[SHARED, own('(contract[a-z-]*\\.ts$|rules/|db/)'), TABLES, '^src/platform/(db/|actor\\.ts$)'],
	]),
	only('repositories-import-own-domain-only', 'db/ returns its own rules’ types', domain('db/(?!tables\\.ts$)'), [
		...[SHARED, own('(contract[a-z-]*\\.ts$|rules/|db/)'), '^src/platform/(db/|actor\\.ts$)'],
	]),
	only('queries-import-no-use-cases', 'queries/ join tables to the left', domain('queries/'), [
		...[SHARED, own('(?!use-cases/|subscribers/|jobs/|index\\.|background\\.|events\\.)')],
		...[TABLES, PURE, '^src/platform/(db/|mail/outbox\\.ts$|context\\.ts$|actor\\.ts$)'],
	]),
	only('use-cases-import-domain-index-only', 'use-cases/ enter other domains by index.ts', domain('use-cases/'), [
		...[SHARED, own('(?!index\\.|background\\.|subscribers/)'), FRONT_DOORS, PURE, '^src/platform/'],
	]),
	only('jobs-import-domain-index-only', 'subscribers and jobs also hear events', domain('(subscribers|jobs)/'), [
		...[
			SHARED,
			own('(?!index\\.|background\\.)'),
			FRONT_DOORS,
			PURE,
			'^src/domains/[^/]+/events\\.ts$',
			'^src/platform/',
		],
	]),
	only(
		'gateways-import-no-domain',
		'a gateway knows its protocol, not the domain',
		domain('(?!use-cases/|queries/|rules/|db/|subscribers/|jobs/)([^/]+)/'),
		[SHARED, '^src/domains/$1/$2/'],
	),
	only('index-exports-own-domain-only', 'index.ts and background.ts', domain('(index|background)\\.ts$'), [
		...[SHARED, own(''), '^src/platform/jobs/'],
	]),
];

const line = DOMAIN_LINE.flatMap((name, place) => {
	const right = DOMAIN_LINE.slice(place + 1);
	if (right.length === 0) return [];
	return [
		forbid(
			'domains-import-earlier-domains-only',
			`${name} hears of domains to its right by events`,
			`^src/domains/${name}/`,
			{
				path: `^src/domains/(${right.join('|')})/`,
			},
		),
	];
});

const kinds = [
	forbid(
		'domain-is-in-domain-line',
		'a new domain gets a place in DOMAIN_LINE',
		`^src/domains/(?!(${DOMAIN_LINE.join('|')})/)`,
		{ path: '.' },
	),
	forbid('no-import-cycles', 'types apart, no file reaches itself', '^src/', {
		circular: true,
		viaOnly: { dependencyTypesNot: ['type-only'] },
	}),
	forbid('no-unresolved-imports', 'every import leads somewhere', '^src/', {
		couldNotResolve: true,
		pathNot: '^(astro|icon):',
	}),
	forbid('no-dev-dependency-in-src', 'what src imports is a dependency', '^src/', {
		dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
		dependencyTypesNot: ['type-only'],
	}),
	forbid('browser-packages-allow-list', 'only packages that were chosen for the browser', IN_BROWSER, {
		path: PACKAGES,
		pathNot: packages(
			...['zod', 'react', 'react-dom', '@types/react', '@types/react-dom', 'nanostores', '@nanostores', 'uuid'],
			...['react-toastify', 'oidc-client-ts', '@base-ui/react'],
		),
	}),
	forbid('browser-uses-zod-mini', 'zod/mini is a third of zod', IN_BROWSER, {
		path: packages('zod'),
		pathNot: `${PACKAGES}zod/(v4/)?(mini|core)/`,
		dependencyTypesNot: ['type-only'],
	}),
	forbid('browser-uses-no-node-modules', 'node: modules do not exist in the browser', IN_BROWSER, {
		dependencyTypes: ['core'],
	}),
	forbid('react-only-in-islands', 'reading needs no React', '^src/(?!islands/|stores/|browser/toast-host\\.tsx$)', {
		path: packages('react', 'react-dom', '@base-ui/react', '@nanostores/react'),
		dependencyTypesNot: ['type-only'],
	}),
	forbid(
		'sql-only-in-db-and-queries',
		'SQL stands in db/, queries/ and platform/; the identity service has its own',
		'^src/(?!domains/[^/]+/(db|queries)/|platform/|openid-provider/)',
		{
			path: packages('drizzle-orm', 'pg', 'pg-boss'),
		},
	),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [...layers, ...facets, ...line, ...kinds],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^tests/architecture/violations/' },
		extraExtensionsToScan: ['.astro'],
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'require', 'node', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro', '.json', '.css', '.md'],
		},
		moduleSystems: ['es6'],
	},
};
