import { expect, test } from 'vitest';
import { browserMessages } from './vi/frame.ts';
import { httpMessages } from './vi/http.ts';
import { toastMessages } from './vi/ui.ts';

test('toastMessages.signInNeeded contains exactly the messages for an expired session', () => {
	expect(toastMessages.signInNeeded).toEqual([browserMessages.sessionEnded, httpMessages['http.sign_in_required']]);
});
