import { useState } from 'react';
import { submitIdentity } from '#src/stores/shop-application.ts';

const NOTHING = { number: '', birthDate: '' };

export type Identity = {
	readonly isNotified: boolean;
	/** Since the page was opened. */
	readonly isNotifiedAgain: boolean;
	/** The fields are open: nothing has been told yet, or it is told again. */
	readonly isRequested: boolean;
	readonly typed: typeof NOTHING;
	readonly errors: Readonly<Record<string, string>>;
	readonly isBusy: boolean;
	readonly type: (part: Partial<typeof NOTHING>) => void;
	readonly requestAgain: () => void;
	/** False when what was typed is refused and has to be mended. */
	readonly notify: () => Promise<boolean>;
};

/** Sent by itself and forgotten: the number is kept neither here nor there. */
export function useIdentity(wasNotified: boolean): Identity {
	const [isNotified, setNotified] = useState(wasNotified);
	const [isNotifiedAgain, setNotifiedAgain] = useState(false);
	const [isAgain, setAgain] = useState(false);
	const [typed, setTyped] = useState(NOTHING);
	const [errors, setErrors] = useState<Identity['errors']>({});
	const [isBusy, setBusy] = useState(false);
	const notify = async (): Promise<boolean> => {
		if (isBusy) return false;
		setBusy(true);
		const { value, fields } = await submitIdentity(typed);
		setBusy(false);
		setErrors(fields);
		if (value === null) return Object.keys(fields).length === 0;
		setTyped(NOTHING);
		setAgain(false);
		setNotified(true);
		setNotifiedAgain(true);
		return true;
	};
	return {
		isNotified,
		isNotifiedAgain,
		isRequested: !isNotified || isAgain,
		typed,
		errors,
		isBusy,
		notify,
		type: (part) => setTyped((now) => ({ ...now, ...part })),
		requestAgain: () => setAgain(true),
	};
}
