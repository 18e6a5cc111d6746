import { defineConfig } from '@playwright/test';

// Chromium's sandbox does not run as root; the other flags stop it from calling external services.
const ARGS = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--no-first-run',
];
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
	testDir: 'tests/browser',
	outputDir: 'test-results',
	globalSetup: './tests/browser-product.ts',
	workers: 2,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	forbidOnly: true,
	// `npm test` counts results from the JSON report.
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
	use: {
		baseURL: process.env.BASE_URL ?? '',
		locale: 'vi-VN',
		timezoneId: 'Asia/Ho_Chi_Minh',
		viewport: { width: 1280, height: 800 },
		screenshot: 'only-on-failure',
		trace: 'retain-on-failure',
		launchOptions: { args: ARGS, ...(executablePath ? { executablePath } : {}) },
	},
});
