import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentProblems } from '../../scripts/docs/documents.ts';
import { settingProblems } from '../../scripts/docs/settings.ts';

const FIXTURES = fileURLToPath(new URL('violations/documents', import.meta.url));

test('documentProblems reports broken references, missing and too long documents, and wrong numbering', () => {
	expect(documentProblems(FIXTURES)).toEqual([
		'README.md: there is no src/nowhere.ts',
		'README.md: the link to docs/plan.md leads nowhere',
		'README.md: there is no npm run paint',
		'src/domains/cart/README.md: there is no rules/cart-states.ts',
		'docs/architecture.md has 151 lines, at most 150',
		'src/domains/cart/README.md has 27 lines, at most 25',
		'src/domains/orders/README.md is missing',
		'docs/adr/0002-libraries.md: the next decision is number 0001',
		'docs/adr/0004-something.md: the next decision is number 0002',
		"docs/adr/0004-something.md: its title begins with '# 4. '",
		"docs/adr/0004-something.md lacks '## Consequences'",
		'docs/adr/0002-libraries.md does not say what left-pad is for',
	]);
});

test('settingProblems reports settings that are missing in .env.example or read outside of the schema', () => {
	expect(settingProblems(FIXTURES)).toEqual([
		'.env.example does not show DATA_DIR',
		'.env.example shows SHAPE, which no setting reads',
		'src/platform/config/hidden.ts reads COLOUR, which is no setting',
	]);
});
