import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

export default defineConfig({ ...browser, testDir: 'tests/visual', outputDir: 'test-results/visual' });
