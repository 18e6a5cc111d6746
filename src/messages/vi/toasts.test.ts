import { expect, test } from 'vitest';
import { browserMessages } from './browser.ts';
import { httpMessages } from './http.ts';
import { toastMessages } from './toasts.ts';

test('what is said because the session is over is what leads to signing in, whoever says it', () => {
	expect(toastMessages.signInNeeded).toEqual([browserMessages.sessionEnded, httpMessages['http.sign_in_required']]);
});
