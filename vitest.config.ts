import { defineConfig } from 'vitest/config';

const DATABASE_TESTS = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts', 'db/**/*.db.test.ts'];
// They start the whole built product, so they run by themselves, after the build.
const PRODUCT_TESTS = ['tests/**/*.product.test.ts'];
const NEVER = ['node_modules/**', 'dist/**', 'tests/architecture/violations/**'];

// What code under test reads through `config()`; the database of a test comes from `testDatabase()` alone.
const SETTINGS = {
	NODE_ENV: 'test',
	DATABASE_URL: 'postgres://no-test-uses-this.invalid/chobiz',
	APP_SECRET: 'a secret that is long enough for tests',
	VNPAY_HASH_SECRET: 'SECRETFORTESTSONLY0123456789',
	LOG_LEVEL: 'silent',
};

export default defineConfig({
	test: {
		// Two cores are what the smallest machine has; a third worker only makes the others slower.
		maxWorkers: 2,
		// A stuck test is what a limit is for; a busy machine alone must not fail one.
		testTimeout: 30_000,
		hookTimeout: 60_000,
		setupFiles: ['tests/console.ts'],
		execArgv: ['--import', './scripts/launcher/quick-imports.mjs'],
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					pool: 'threads',
					env: SETTINGS,
					include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
					exclude: [...NEVER, ...DATABASE_TESTS, ...PRODUCT_TESTS],
				},
			},
			{
				extends: true,
				test: {
					name: 'db',
					pool: 'forks',
					env: SETTINGS,
					include: DATABASE_TESTS,
					exclude: NEVER,
					globalSetup: 'tests/global-setup.ts',
					testTimeout: 60_000,
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
