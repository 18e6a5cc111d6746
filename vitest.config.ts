import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = [
	'src/**/*.db.test.ts',
	'tests/**/*.db.test.ts',
	'db/**/*.db.test.ts',
	'scripts/**/*.db.test.ts',
];
// These start the whole built product, so they run separately after the build.
const PRODUCT_TESTS = ['tests/**/*.product.test.ts'];
const NEVER = ['node_modules/**', 'dist/**', 'tests/architecture/violations/**'];
const UNIT_TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'];
const BROWSER_CODE_TESTS = ['src/{browser,stores,islands}/**/*.test.{ts,tsx}', 'src/components/**/*.client.test.ts'];
// Sharing modules within a worker halves the run. A file needs isolation when it mocks modules, sets environment
// variables (the product reads them once per process) or tests browser code, which stores state in modules.
const REPLACES = /\bvi\.(mock|doMock|resetModules|stubEnv)\(|process\.env\.[A-Z_]+ = /;
const replacing = (patterns: readonly string[]): string[] =>
	globSync([...patterns], { exclude: NEVER }).filter((file) => REPLACES.test(readFileSync(file, 'utf8')));
const ISOLATED_UNIT_TESTS = [...BROWSER_CODE_TESTS, ...replacing(UNIT_TESTS)];
const ISOLATED_DATABASE_TESTS = replacing(DATABASE_TESTS);

// Read through `config()`; a test's database comes only from `testDatabase()`.
const SETTINGS = {
	NODE_ENV: 'test',
	DATABASE_URL: 'postgres://no-test-uses-this.invalid/chobiz',
	APP_SECRET: 'a secret that is long enough for tests',
	VNPAY_HASH_SECRET: 'SECRETFORTESTSONLY0123456789',
	LOG_LEVEL: 'silent',
};

const UNIT = { pool: 'threads', env: SETTINGS } as const;
const DATABASE = { pool: 'forks', env: SETTINGS, globalSetup: 'tests/global-setup.ts', testTimeout: 60_000 } as const;

export default defineConfig({
	test: {
		// The smallest machine has two cores; a third worker slows down the others.
		maxWorkers: 2,
		// High, because the limit should detect a stuck test, not a busy machine.
		testTimeout: 30_000,
		hookTimeout: 60_000,
		setupFiles: ['tests/setup.ts'],
		execArgv: ['--import', './scripts/launcher/quick-imports.mjs'],
		projects: [
			{
				extends: true,
				test: {
					...UNIT,
					name: 'unit',
					isolate: false,
					include: UNIT_TESTS,
					exclude: [...NEVER, ...DATABASE_TESTS, ...PRODUCT_TESTS, ...ISOLATED_UNIT_TESTS],
					sequence: { groupOrder: 1 },
				},
			},
			{
				extends: true,
				test: {
					...UNIT,
					name: 'unit-isolated',
					include: ISOLATED_UNIT_TESTS,
					exclude: [...NEVER, ...DATABASE_TESTS, ...PRODUCT_TESTS],
					sequence: { groupOrder: 2 },
				},
			},
			{
				extends: true,
				test: {
					...DATABASE,
					name: 'db',
					isolate: false,
					include: DATABASE_TESTS,
					exclude: [...NEVER, ...ISOLATED_DATABASE_TESTS],
					sequence: { groupOrder: 3 },
				},
			},
			{
				extends: true,
				test: {
					...DATABASE,
					name: 'db-isolated',
					include: ISOLATED_DATABASE_TESTS,
					exclude: NEVER,
					sequence: { groupOrder: 4 },
				},
			},
			{
				extends: true,
				test: {
					name: 'product',
					pool: 'forks',
					fileParallelism: false,
					include: PRODUCT_TESTS,
					exclude: NEVER,
					testTimeout: 240_000,
					hookTimeout: 240_000,
				},
			},
		],
	},
});
