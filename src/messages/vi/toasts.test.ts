import { expect, test } from 'vitest';
import { browserMessages } from './browser.ts';
import { httpMessages } from './http.ts';
import { toastMessages } from './toasts.ts';

test('toastMessages.signInNeeded contains exactly the messages for an expired session', () => {
	expect(toastMessages.signInNeeded).toEqual([browserMessages.sessionEnded, httpMessages['http.sign_in_required']]);
});
