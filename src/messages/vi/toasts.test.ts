import { expect, test } from 'vitest';
import { browserWords } from './browser.ts';
import { httpWords } from './http.ts';
import { toastWords } from './toasts.ts';

test('what is said because the session is over is what leads to signing in, whoever says it', () => {
	expect(toastWords.signInNeeded).toEqual([browserWords.sessionEnded, httpWords['http.sign_in_required']]);
});
