import { useState } from 'react';
import { submitIdentity } from '#src/islands/vendor-application/store.ts';

const NOTHING = { number: '', birthDate: '' };

export type Identity = {
	readonly isSubmitted: boolean;
	/** True when the identity was submitted again since the page was opened. */
	readonly wasResubmitted: boolean;
	/** True while the fields are shown: nothing was submitted yet, or it is being changed. */
	readonly isRequested: boolean;
	readonly typed: typeof NOTHING;
	readonly errors: Readonly<Record<string, string>>;
	readonly isBusy: boolean;
	readonly type: (part: Partial<typeof NOTHING>) => void;
	readonly requestAgain: () => void;
	/** Returns false when the input is invalid. */
	readonly submit: () => Promise<boolean>;
};

/** Submitted separately; the citizen number is stored neither on the device nor on the server. */
export function useIdentity(wasSubmitted: boolean): Identity {
	const [isSubmitted, setSubmitted] = useState(wasSubmitted);
	const [wasResubmitted, setResubmitted] = useState(false);
	const [isAgain, setAgain] = useState(false);
	const [typed, setTyped] = useState(NOTHING);
	const [errors, setErrors] = useState<Identity['errors']>({});
	const [isBusy, setBusy] = useState(false);
	const submit = async (): Promise<boolean> => {
		if (isBusy) return false;
		setBusy(true);
		const { value, fields } = await submitIdentity(typed);
		setBusy(false);
		setErrors(fields);
		if (value === null) return Object.keys(fields).length === 0;
		setTyped(NOTHING);
		setAgain(false);
		setSubmitted(true);
		setResubmitted(true);
		return true;
	};
	return {
		isSubmitted,
		wasResubmitted,
		isRequested: !isSubmitted || isAgain,
		typed,
		errors,
		isBusy,
		submit,
		type: (part) => setTyped((now) => ({ ...now, ...part })),
		requestAgain: () => setAgain(true),
	};
}
