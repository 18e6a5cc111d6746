import { type FormEvent, useState } from 'react';
import { focusFirstWrong } from '../ui/focus-wrong.ts';
import { rejectsTyped } from '../ui/rejected-fields.ts';

type Sending = {
	readonly isBusy: boolean;
	/** From the first press on it is said what is missing. */
	readonly isTried: boolean;
	readonly forgetTry: () => void;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that sends once at a time, and only when nothing is missing or too long: what is wrong first gets the focus.
 * Where sending answers `true` the page is being left, and the form stays as it is.
 */
export function useSubmit(isReady: boolean, send: () => Promise<unknown>): Sending {
	const [isBusy, setBusy] = useState(false);
	const [isTried, setTried] = useState(false);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setTried(true);
		if (isBusy) return;
		if (!isReady) focusFirstWrong(event.currentTarget);
		if (!isReady || rejectsTyped(event.currentTarget)) return;
		setBusy(true);
		let isLeft = false;
		const sent = send().then((answer) => {
			isLeft = answer === true;
		});
		void sent.finally(() => isLeft || setBusy(false));
	};
	return { isBusy, isTried, forgetTry: () => setTried(false), onSubmit };
}
