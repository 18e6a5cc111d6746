import { test } from '../fixtures.ts';
import { customerIdOf } from '../state/people.ts';
import { checkDialog, PHONE } from './checks.ts';
import { DIALOG_WALKS } from './dialogs.ts';

/** Shorter than the test's timeout, so that a missing button fails with a clear message. */
const ACTION_TIMEOUT_MS = 15_000;

test.describe.configure({ mode: 'parallel' });

for (const { name, account, steps } of DIALOG_WALKS)
	test(`dialogs, menus and rejected forms are accessible on a phone: ${name}`, async ({ openPage, state }) => {
		const page = await openPage(account && (await customerIdOf(state, account)), { viewport: PHONE });
		page.setDefaultTimeout(ACTION_TIMEOUT_MS);
		for (const step of steps) await checkDialog(page, step);
	});
