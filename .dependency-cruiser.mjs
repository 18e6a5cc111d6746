/** The arrows of the product: `docs/architecture.md` says them in words, `tests/architecture` checks that each is enforced. */
import { DOMAIN_LINE } from './scripts/arrows/domain-line.mjs';
import { facets } from './scripts/arrows/facets.mjs';
import { layers } from './scripts/arrows/layers.mjs';
import { forbid, IN_BROWSER, PACKAGES, packages } from './scripts/arrows/paths.mjs';

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
			'zod',
			'react',
			'react-dom',
			'@types/react',
			'@types/react-dom',
			'nanostores',
			'@nanostores',
			'uuid',
			'react-toastify',
			'oidc-client-ts',
			'@base-ui/react',
			'diff',
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
