import { test } from '../fixtures.ts';
import { customerIdOf } from '../state/people.ts';
import { checkPage, checkWithoutScript, PHONE } from './checks.ts';
import { WALKS } from './page-kinds.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, account, pages } of WALKS)
	test(`pages pass the page checks on a phone in both themes: ${name}`, async ({ openPage, state }) => {
		const page = await openPage(account && (await customerIdOf(state, account)), { viewport: PHONE });
		for (const kind of pages) await checkPage(page, kind);
	});

test('pages for readers show their content without JavaScript', async ({ openPage }) => {
	const page = await openPage(null, { viewport: PHONE, javaScriptEnabled: false });
	for (const kind of WALKS.flatMap(({ pages }) => pages)) await checkWithoutScript(page, kind);
});
