import { defineConfig } from 'vitest/config';

/** The tests of pure rules alone, for `npm run mutants -- rules`: StrykerJS knows no projects. */
export default defineConfig({
	test: {
		include: ['src/domains/*/rules/**/*.test.ts', 'src/shared/**/*.test.ts'],
		exclude: ['**/*.db.test.ts', 'node_modules/**'],
		env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
	},
});
