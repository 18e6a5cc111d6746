import { type FormEvent, useState } from 'react';
import { refusesTyped } from '../ui/refused-fields.ts';

type Sending = {
	readonly isBusy: boolean;
	/** From the first press on it is said what is missing. */
	readonly isTried: boolean;
	readonly forgetTry: () => void;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A form that sends once at a time, and only when nothing is missing or too long. */
export function useSending(isReady: boolean, send: () => Promise<void>): Sending {
	const [isBusy, setBusy] = useState(false);
	const [isTried, setTried] = useState(false);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setTried(true);
		if (isBusy || !isReady || refusesTyped(event.currentTarget)) return;
		setBusy(true);
		void send().finally(() => setBusy(false));
	};
	return { isBusy, isTried, forgetTry: () => setTried(false), onSubmit };
}
