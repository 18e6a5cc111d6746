import { type FormEvent, useState } from 'react';
import { focusFirstInvalid } from '../ui/fields/focus-first-invalid.ts';
import { focusRejectedField } from '../ui/fields/rejected-fields.ts';

type Sending = {
	readonly isBusy: boolean;
	/** True after the first submission; from then on missing fields are marked. */
	readonly wasSent: boolean;
	readonly resetSubmit: () => void;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Allows one submission at a time, only when nothing is missing or too long; otherwise focuses the first faulty
 * field. `send` returns true when the page is being left, which leaves the form busy.
 */
export function useSubmit(isReady: boolean, send: () => Promise<unknown>): Sending {
	const [isBusy, setBusy] = useState(false);
	const [wasSent, setWasSent] = useState(false);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setWasSent(true);
		if (isBusy) return;
		if (!isReady) focusFirstInvalid(event.currentTarget);
		if (!isReady || focusRejectedField(event.currentTarget)) return;
		setBusy(true);
		let isLeft = false;
		const sent = send().then((answer) => {
			isLeft = answer === true;
		});
		void sent.finally(() => isLeft || setBusy(false));
	};
	return { isBusy, wasSent, resetSubmit: () => setWasSent(false), onSubmit };
}
