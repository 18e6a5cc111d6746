import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

/** Layout and copy, judged by hand: `npm run test:visual`. Not part of `npm test`. */
export default defineConfig({ ...browser, testDir: 'tests/visual', outputDir: 'test-results/visual' });
