import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { budgets } from './scripts/build/budgets.ts';
import { delivery } from './scripts/build/delivery.ts';
import { icons } from './scripts/build/icons.ts';
import { memoisePageLoaders } from './scripts/build/memoise-page-loaders.ts';
import { releaseId } from './scripts/build/release.ts';
import { VIEW_TRANSITION_CSS } from './src/layouts/view-transition.ts';

// The host limits most request bodies to far less; this is the limit of the largest upload.
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

const WEIGHTS = ['400', '600', '700'];
const VIETNAMESE_RANGE = [
	'U+0102-0103',
	'U+0110-0111',
	'U+0128-0129',
	'U+0168-0169',
	'U+01A0-01A1',
	'U+01AF-01B0',
	'U+0300-0301',
	'U+0303-0304',
	'U+0308-0309',
	'U+0323',
	'U+0329',
	'U+1EA0-1EF9',
	'U+20AB',
];
const LATIN_RANGE = [
	'U+0000-00FF',
	'U+0131',
	'U+0152-0153',
	'U+02BB-02BC',
	'U+02C6',
	'U+02DA',
	'U+02DC',
	'U+2000-206F',
	'U+20AC',
	'U+2122',
	'U+2191',
	'U+2193',
	'U+2212',
	'U+2215',
	'U+FEFF',
	'U+FFFD',
];

const fontFile = (subset, weight) =>
	`./node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`;

const fontVariants = WEIGHTS.flatMap((weight) => [
	{ weight, style: 'normal', display: 'swap', src: [fontFile('latin', weight)], unicodeRange: LATIN_RANGE },
	{ weight, style: 'normal', display: 'swap', src: [fontFile('vietnamese', weight)], unicodeRange: VIETNAMESE_RANGE },
]);

/** Modules without side effects: the bundler drops exports that a page does not use. */
const PLAIN_MODULES = {
	test: /\/src\/(?:shared|messages|domains\/[^/]+\/(?:contract[^/]*|rules\/.+))(?:\/|\.ts$)/,
	sideEffects: false,
};

/** Modules that are always loaded together share one file, because each additional file costs a phone extra work. */
const CHUNKS = [
	{
		name: 'frame',
		test: /\/src\/(?:browser\/(?:api|session|cart-count|dialogs|plain-link|toast)|messages\/vi\/browser|routes)\.ts$|preload-helper/,
	},
	{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores\/react)\// },
];

const isDevelopment = process.env.NODE_ENV === 'development';

export default defineConfig({
	// The domain is known only at start: the host replaces this address with SITE_URL when it loads the pre-rendered
	// bytes.
	site: 'https://site.invalid',
	output: 'static',
	trailingSlash: 'never',
	compressHTML: true,
	session: false,
	devToolbar: { enabled: false },
	adapter: node({ mode: 'middleware', bodySizeLimit: BODY_LIMIT_BYTES }),
	integrations: [react(), delivery(), budgets()],
	build: { format: 'file', inlineStylesheets: 'never' },
	markdown: { syntaxHighlight: false },
	fonts: [
		{
			provider: fontProviders.local(),
			name: 'Be Vietnam Pro',
			cssVariable: '--font-be-vietnam-pro',
			fallbacks: ['Arial', 'sans-serif'],
			optimizedFallbacks: true,
			options: { variants: fontVariants },
		},
	],
	security: {
		// Astro's own check accepts JSON from any origin and rejects DELETE without a type; the endpoint wrapper checks
		// Origin instead.
		checkOrigin: false,
		csp: {
			algorithm: 'SHA-256',
			directives: [
				"default-src 'none'",
				"img-src 'self' data:",
				"font-src 'self'",
				"connect-src 'self'",
				"manifest-src 'self'",
				"worker-src 'self'",
				"form-action 'self'",
				"object-src 'none'",
				"base-uri 'none'",
			],
			scriptDirective: { resources: ["'self'"] },
			styleDirective: {
				hashes: [`sha256-${createHash('sha256').update(VIEW_TRANSITION_CSS).digest('base64')}`],
				resources: [
					{ resource: "'self'", kind: 'default' },
					{ resource: "'unsafe-inline'", kind: 'attribute' },
				],
			},
		},
	},
	vite: {
		define: { __CHOBIZ_RELEASE__: JSON.stringify(releaseId(import.meta.dirname)) },
		plugins: [tailwindcss(), icons(), memoisePageLoaders()],
		environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
		build: { assetsInlineLimit: 0, rolldownOptions: { treeshake: { moduleSideEffects: [PLAIN_MODULES] } } },
		// The build bundles all packages; the development server cannot run CommonJS packages when they are bundled.
		ssr: {
			...(isDevelopment ? {} : { noExternal: true }),
			external: ['sharp', '@node-rs/argon2', 'pdfkit', 'pg-native'],
		},
	},
});
